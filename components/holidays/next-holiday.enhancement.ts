import { everyMinute } from "#components/ui/every-minute";
import { calendarDate } from "#lib/calendar/calendar-date";
import { nextHoliday } from "#lib/calendar/next-holiday";
import type { HolidayMark } from "#lib/calendar/working-days";

/** Keeps the next holiday that on the reader's clock. A clock that is behind the page is wrong. */
export function start(island: HTMLElement): void {
	const line = island.querySelector("p");
	const [when, name, day] = line?.children ?? [];
	if (!line || !when || !name || !day) return;
	const { holidays = "[]", renderedOn = "" } = line.dataset;
	const marks: readonly HolidayMark[] = JSON.parse(holidays);
	everyMinute((now) => {
		const { iso } = calendarDate(now);
		const [, latest = iso] = [iso, renderedOn].sort();
		const next = nextHoliday(marks, latest);
		line.hidden = !next;
		if (!next) return;
		when.textContent = next.when;
		name.textContent = next.name;
		day.textContent = next.day;
	});
}
