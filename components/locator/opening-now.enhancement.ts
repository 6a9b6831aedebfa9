import { soonHolidays } from "#components/holidays/holidays-data";
import { openingOf } from "#components/locator/locator-data";
import { openBadgeClass } from "#components/locator/open-badge-class";
import { everyMinute } from "#components/ui/every-minute";
import { openingState } from "#lib/calendar/opening-hours";

/** Says whether branches are open now. */
export function start(island: HTMLElement): void {
	const box = island.querySelector<HTMLElement>("div");
	const [badge, next] = box?.querySelectorAll("span") ?? [];
	const note = box?.querySelector<HTMLElement>("[data-note]");
	if (!box || !badge || !next || !note) return;
	const holidays = soonHolidays.read(box);
	const branch = openingOf.read(box);
	everyMinute((now) => {
		const opening = openingState(branch, now, holidays);
		badge.textContent = opening.badge;
		badge.className = openBadgeClass(opening);
		next.textContent = ` ${opening.next}`;
		note.textContent = opening.note ?? "";
		note.hidden = !opening.note;
	});
}
