import { showPaused } from "#components/ui/show-paused";
import { showsFocus } from "#components/ui/shows-focus";
import { WIDE_SCREEN } from "#lib/company/limits";
import { PAUSE } from "#lib/islands/data-attributes";
import { savesData } from "#lib/site/less-data";
import { SETTINGS_CHANGED } from "#lib/site/settings";

/**
 * Moves the quotes on wide screens, as an endless marquee: with a second copy of them, hidden from assistive technology. With reduced
 * motion all quotes stay at rest. For visitors who save data the marquee starts paused.
 */
export function start(island: HTMLElement): void {
	const band = island.querySelector<HTMLElement>(".quote-band");
	const quotes = band?.querySelector<HTMLElement>(".quotes");
	const button = island.querySelector<HTMLElement>(`[${PAUSE}]`);
	if (!band || !quotes || !button) return;
	const copy = copyOf(quotes);
	const wide = matchMedia(`${WIDE_SCREEN} and (prefers-reduced-motion: no-preference)`);
	let saves = savesData();
	let isStopped = saves;
	let isHeld = false;

	const showMarquee = () => {
		band.classList.toggle("animate-marquee", wide.matches);
		button.classList.toggle("invisible", !wide.matches);
		if (wide.matches) band.append(copy);
		else copy.remove();
	};
	const showState = () => {
		showPaused(button, isStopped);
		band.style.animationPlayState = isStopped || isHeld ? "paused" : "";
	};
	wide.addEventListener("change", showMarquee);
	document.addEventListener(SETTINGS_CHANGED, () => {
		// A visitor who stopped it by hand, and then changes another setting, does not start it.
		if (savesData() === saves) return;
		saves = !saves;
		isStopped = saves;
		showState();
	});
	button.addEventListener("focusin", () => {
		isHeld = showsFocus(button);
		showState();
	});
	button.addEventListener("focusout", () => {
		isHeld = false;
		showState();
	});
	button.addEventListener("click", () => {
		isHeld = false;
		isStopped = !isStopped;
		showState();
	});
	showMarquee();
	showState();
}

/** The quotes once more, for the eye only. */
function copyOf(quotes: HTMLElement): HTMLElement {
	const copy = quotes.cloneNode(true) as HTMLElement;
	copy.className = "quotes flex";
	copy.removeAttribute("tabindex");
	copy.setAttribute("aria-hidden", "true");
	copy.setAttribute("inert", "");
	return copy;
}
