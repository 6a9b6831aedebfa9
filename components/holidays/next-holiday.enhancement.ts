import { soonHolidays } from "#components/holidays/holidays-data";
import { everyMinute } from "#components/ui/every-minute";
import { calendarDate } from "#lib/calendar/calendar-date";
import { nextHoliday } from "#lib/calendar/next-holiday";

/** Updates the next holiday by the reader's clock. A clock that is behind the page's date is wrong, so it is ignored. */
export function start(island: HTMLElement): void {
	const line = island.querySelector("p");
	const [when, name, day] = line?.children ?? [];
	if (!line || !when || !name || !day) return;
	const holidays = soonHolidays.read(line);
	const { renderedOn = "" } = line.dataset;
	everyMinute((now) => {
		const { iso } = calendarDate(now);
		const [, latest = iso] = [iso, renderedOn].sort();
		const next = nextHoliday(holidays, latest);
		line.hidden = !next;
		if (!next) return;
		when.textContent = next.when;
		name.textContent = next.name;
		day.textContent = next.day;
	});
}
