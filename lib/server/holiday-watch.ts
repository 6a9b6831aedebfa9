import { declareHolidays, HOLIDAYS_UNTIL } from "#lib/calendar/holidays";
import { DAY_MS } from "#lib/platform/durations";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { holidaysFile, readHolidaysFile } from "#lib/server/holidays-file";
import { nowAndDaily } from "#lib/server/now-and-daily";

const WARN_DAYS = 60;

/** How soon every page reflects a changed file. */
const CHECK_INTERVAL_MS = 1_000;

let knownState = "none";

/**
 * Reads the operators' file of holidays when it changes, and drops the cached pages that show holidays. Warns in the log, at start and
 * once a day, when the list of public holidays is about to end.
 */
export function watchHolidays(): void {
	readChangedFile();
	setInterval(readChangedFile, CHECK_INTERVAL_MS).unref();
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

/** A file that cannot be read leaves the current days in place. The log gives the reason. */
function readChangedFile() {
	const state = fileState(holidaysFile());
	if (state === knownState) return;
	knownState = state;
	try {
		const days = readHolidaysFile();
		declareHolidays(days);
		log.info({ days: days.length, pages: dropPagesThatRead(["holidays"]) }, "holidays changed");
	} catch (error) {
		log.error({ error: error instanceof Error ? error.message : String(error) }, "holidays file not used");
	}
}

/** Whole days that the list still covers; negative once it has ended. */
export const holidayDaysLeft = (at: Date): number =>
	Math.floor((Date.parse(HOLIDAYS_UNTIL) + DAY_MS - at.getTime()) / DAY_MS);
