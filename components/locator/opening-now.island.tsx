"use client";

import { OpenBadge } from "#components/locator/open-badge";
import { useMinute } from "#components/ui/use-minute";
import { openingState } from "#lib/calendar/opening-hours";
import type { HolidayMark } from "#lib/calendar/working-days";

type OpeningNowProps = {
	/** The holidays of the next weeks. */
	holidays: readonly HolidayMark[];
};

/** Whether branches are open now. Reserves its space until the time is known; absent without script. */
export function OpeningNow({ holidays }: OpeningNowProps) {
	const now = useMinute();
	const opening = now && openingState(now, holidays);
	return (
		<div className="noscript:hidden print:hidden">
			<p className="flex min-h-7 items-center gap-2.5">
				<OpenBadge opening={opening} />
				{opening && ` ${opening.next}`}
			</p>
			{opening?.note && <p className="mt-1">{opening.note}</p>}
		</div>
	);
}
