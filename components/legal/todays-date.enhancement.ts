import { everyMinute } from "#components/ui/every-minute";
import { calendarDate } from "#lib/calendar/calendar-date";

/** Updates the date to today's by the reader's clock. */
export function start(island: HTMLElement): void {
	const time = island.querySelector("time");
	if (!time) return;
	everyMinute((now) => {
		const { iso, text } = calendarDate(now);
		time.dateTime = iso;
		time.textContent = text;
	});
}
