import { OpenBadge } from "#components/locator/open-badge";
import { Enhanced } from "#components/ui/island";
import type { HolidayMark } from "#lib/calendar/working-days";

/**
 * Whether branches are open now, on the reader's clock (`opening-now.enhancement.ts`). Reserves its space until the time is known;
 * absent without script. `holidays` are those of the next weeks.
 */
export const OpeningNow = ({ holidays }: { holidays: readonly HolidayMark[] }) => (
	<Enhanced name="opening-now" when="visible">
		<div data-holidays={JSON.stringify(holidays)} className="noscript:hidden print:hidden">
			<p className="flex min-h-7 items-center gap-2.5">
				<OpenBadge />
				<span data-next="" />
			</p>
			<p data-note="" hidden className="mt-1" />
		</div>
	</Enhanced>
);
