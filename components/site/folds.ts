import { DESKTOP_MIN_PX } from "#lib/company/limits";

/** What is folded on a phone is open on wide screens, where it cannot be pressed. On a phone it stays as it is. */
export function openFolds(): void {
	const wide = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`);
	const follow = () => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) {
			fold.open = wide.matches;
			const summary = fold.querySelector("summary");
			if (summary) summary.tabIndex = wide.matches ? -1 : 0;
		}
	};
	// Somebody on a phone may have opened one already.
	if (wide.matches) follow();
	wide.addEventListener("change", follow);
}
