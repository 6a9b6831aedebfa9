import { showPaused } from "#components/ui/show-paused";
import { showsFocus } from "#components/ui/shows-focus";
import { savesData } from "#lib/site/less-data";
import { SETTINGS_CHANGED } from "#lib/site/settings";

/**
 * Advances a slider that has a pause button automatically, except under reduced motion and for visitors who save data. The button
 * stops it for good. Hovering, keyboard focus and hiding the tab pause it. A dot or an arrow that is clicked resumes it, although the
 * pointer is still over the slider. Returns what restarts the timer, to be called at every move; undefined without a button.
 */
export function advanceSlider(
	slider: HTMLElement,
	track: HTMLElement,
	showNext: () => void,
): (() => void) | undefined {
	const button = slider.querySelector<HTMLElement>("[data-every-ms]");
	if (!button) return undefined;
	const everyMs = Number(button.dataset.everyMs);
	const motion = matchMedia("(prefers-reduced-motion: reduce)");
	let mayAdvance = false;
	let isStopped = false;
	let isHeld = false;
	let next: ReturnType<typeof setTimeout>;
	let ahead: ReturnType<typeof setTimeout>;

	const restart = () => {
		clearTimeout(next);
		clearTimeout(ahead);
		if (!mayAdvance || isStopped || isHeld) return;
		next = setTimeout(() => (document.hidden ? restart() : showNext()), everyMs);
		ahead = setTimeout(() => fetchNextPictures(track), everyMs / 2);
	};
	const follow = () => {
		mayAdvance = !motion.matches && !savesData();
		button.classList.toggle("invisible", !mayAdvance);
		restart();
	};
	button.addEventListener("click", () => {
		isStopped = !isStopped;
		showPaused(button, isStopped);
		restart();
	});
	motion.addEventListener("change", follow);
	document.addEventListener(SETTINGS_CHANGED, follow);
	observeUse(slider, track, (isUsed) => {
		if (isUsed === isHeld) return;
		isHeld = isUsed;
		restart();
	});
	follow();
	return restart;
}

/**
 * Reports whether the mouse or the keyboard focus is in a slider. The mouse also enters when it comes from the controls, where a
 * press has released the pause.
 */
function observeUse(slider: HTMLElement, track: HTMLElement, onUse: (isUsed: boolean) => void) {
	const has = { pointer: false, focus: false };
	const note = (change: Partial<typeof has>) => {
		Object.assign(has, change);
		onUse(has.pointer || has.focus);
	};
	for (const area of [slider, track])
		area.addEventListener(
			"pointerenter",
			({ pointerType }) => pointerType === "mouse" && note({ pointer: true }),
		);
	track.previousElementSibling?.addEventListener("click", () => note({ pointer: false }));
	slider.addEventListener("pointerleave", () => note({ pointer: false }));
	const noteFocus = () => note({ focus: showsFocus(slider.querySelector(":focus") ?? slider) });
	for (const change of ["focusin", "focusout"]) slider.addEventListener(change, noteFocus);
	// Both may have come before this script.
	noteFocus();
	note({ pointer: slider.matches(":hover") && matchMedia("(hover: hover)").matches });
}

/** Loads the pictures of the next slide, which otherwise wait until they are near the screen. */
function fetchNextPictures(track: HTMLElement) {
	const current = track.querySelector(":scope > [aria-current]");
	const next = current?.nextElementSibling ?? track.firstElementChild;
	for (const picture of next?.querySelectorAll("img") ?? []) picture.loading = "eager";
}
