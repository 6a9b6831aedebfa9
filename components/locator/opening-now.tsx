import { soonHolidays } from "#components/holidays/holidays-data";
import { openingOf } from "#components/locator/locator-data";
import { OpenBadge } from "#components/locator/open-badge";
import { Enhanced } from "#components/ui/island";
import type { Branch } from "#lib/backend/locator";
import { holidaysSoon } from "#lib/calendar/holidays";
import { openingFacts } from "#lib/calendar/opening-hours";

type OpeningNowProps = {
	/** Without one, branches in general. */
	of: Branch | undefined;
};

/**
 * Whether branches are open now, on the reader's clock (`opening-now.enhancement.ts`). Reserves its space until the time is known;
 * absent without script.
 */
export const OpeningNow = ({ of }: OpeningNowProps) => (
	<Enhanced name="opening-now" when="visible">
		<div
			{...soonHolidays.attributes(holidaysSoon(new Date()))}
			{...openingOf.attributes(of ? openingFacts(of) : {})}
			className="noscript:hidden print:hidden"
		>
			<p className="flex min-h-7 flex-wrap items-center gap-x-2.5">
				<OpenBadge />
				<span data-next="" />
			</p>
			<p data-note="" hidden className="mt-1" />
		</div>
	</Enhanced>
);
