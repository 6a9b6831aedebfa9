import { soonHolidays } from "#components/holidays/holidays-data";
import { everyMinute } from "#components/ui/every-minute";
import { dayText } from "#lib/calendar/calendar-date";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";

/** Says by when a complaint made today is answered. */
export function start(island: HTMLElement): void {
	const line = island.querySelector("p");
	const [before, due, after] = line?.children ?? [];
	if (!line || !before || !due || !after) return;
	const holidays = soonHolidays.read(line);
	everyMinute((now) => {
		const deadline = complaintDeadline(now, holidays);
		before.textContent = deadline ? "Complain today, and you will have our answer by " : "";
		due.textContent = deadline ? dayText(deadline.due) : "";
		after.textContent = deadline ? `${postponedText(deadline)}.` : "";
	});
}
