import { openBadgeClass } from "#components/locator/open-badge-class";
import { everyMinute } from "#components/ui/every-minute";
import { openingState } from "#lib/calendar/opening-hours";

/** Says whether branches are open now. */
export function start(island: HTMLElement): void {
	const box = island.querySelector<HTMLElement>("div");
	const [badge, next] = box?.querySelectorAll("span") ?? [];
	const note = box?.querySelector<HTMLElement>("[data-note]");
	if (!box || !badge || !next || !note) return;
	const holidays = JSON.parse(box.dataset.holidays ?? "[]");
	const hours = box.dataset.hours && JSON.parse(box.dataset.hours);
	everyMinute((now) => {
		const opening = openingState(now, holidays, hours || undefined);
		badge.textContent = opening.label;
		badge.className = openBadgeClass(opening);
		next.textContent = ` ${opening.next}`;
		note.textContent = opening.note ?? "";
		note.hidden = !opening.note;
	});
}
