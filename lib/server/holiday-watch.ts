import { HOLIDAYS_UNTIL } from "#lib/calendar/holidays";
import { DAY_MS } from "#lib/platform/durations";
import { log } from "#lib/platform/log";
import { nowAndDaily } from "#lib/server/now-and-daily";

const WARN_DAYS = 60;

/** Warns in the log, at start and once a day, when the list of public holidays is about to end. */
export function watchHolidays(): void {
	nowAndDaily(() => {
		const days = holidayDaysLeft(new Date());
		if (days < WARN_DAYS) {
			log.warn(
				{ until: HOLIDAYS_UNTIL, days },
				"public holidays end soon: add a year to lib/calendar/holidays.ts",
			);
		}
	});
}

/** Whole days that the list still covers; negative once it has ended. */
export const holidayDaysLeft = (at: Date): number =>
	Math.floor((Date.parse(HOLIDAYS_UNTIL) + DAY_MS - at.getTime()) / DAY_MS);
