import { DESKTOP_MIN_PX } from "#lib/company/limits";

/** The groups of the footer are open on wide screens, where they cannot be pressed. On a phone they stay as they are. */
export function openFooterGroups(): void {
	const wide = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`);
	const follow = () => {
		for (const group of document.querySelectorAll<HTMLDetailsElement>(".foot-group")) {
			group.open = wide.matches;
			const summary = group.querySelector("summary");
			if (summary) summary.tabIndex = wide.matches ? -1 : 0;
		}
	};
	// Somebody on a phone may have opened one already.
	if (wide.matches) follow();
	wide.addEventListener("change", follow);
}
