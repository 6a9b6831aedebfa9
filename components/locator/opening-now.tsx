import { OpenBadge } from "#components/locator/open-badge";
import { Enhanced } from "#components/ui/island";
import { holidaysSoon } from "#lib/calendar/holidays";
import type { WeekHours } from "#lib/calendar/opening-hours";

type OpeningNowProps = {
	/** Of the one branch that is meant, if it has its own. */
	hours?: WeekHours | undefined;
};

/**
 * Whether branches are open now, on the reader's clock (`opening-now.enhancement.ts`). Reserves its space until the time is known;
 * absent without script.
 */
export const OpeningNow = ({ hours }: OpeningNowProps) => (
	<Enhanced name="opening-now" when="visible">
		<div
			data-holidays={JSON.stringify(holidaysSoon(new Date()))}
			data-hours={hours && JSON.stringify(hours)}
			className="noscript:hidden print:hidden"
		>
			<p className="flex min-h-7 items-center gap-2.5">
				<OpenBadge />
				<span data-next="" />
			</p>
			<p data-note="" hidden className="mt-1" />
		</div>
	</Enhanced>
);
