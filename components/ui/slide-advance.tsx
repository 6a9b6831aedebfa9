import { type RefObject, useEffect, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { wrapIndex } from "#lib/carousel/rotation";
import { savesData } from "#lib/site/less-data";
import { SETTINGS_CHANGED } from "#lib/site/settings";

type SlideAdvanceProps = {
	/** A new object for every move, even to the slide that is already shown. */
	place: { index: number; isPressed: boolean };
	count: number;
	show: (next: number) => void;
	track: RefObject<HTMLUListElement | null>;
	/** The slider's label. */
	label: string;
	/** How long a slide shows, in milliseconds. */
	everyMs: number;
	tone: "dark" | "light";
};

/**
 * Advances the slider around it automatically, except under reduced motion and for visitors who save data, and renders the
 * button that stops it for good. Any move restarts the timer. Hovering, keyboard focus and hiding the tab pause it. Pressing a
 * dot or an arrow resumes it, although the pointer is still over the slider.
 */
export function SlideAdvance({ label, everyMs, tone, place, count, show, track }: SlideAdvanceProps) {
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);
	const [mayAdvance, setMayAdvance] = useState(false);

	useEffect(() => {
		const motion = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => setMayAdvance(!motion.matches && !savesData());
		update();
		motion.addEventListener("change", update);
		document.addEventListener(SETTINGS_CHANGED, update);
		return () => {
			motion.removeEventListener("change", update);
			document.removeEventListener(SETTINGS_CHANGED, update);
		};
	}, []);

	useEffect(() => observeUse(track.current, setHeld), [track]);

	const isRunning = mayAdvance && !isStopped && !isHeld;
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => {
			if (!document.hidden) show(place.index + 1);
		}, everyMs);
		const ahead = setTimeout(
			() => fetchPictures(track.current?.children[wrapIndex(place.index + 1, count)]),
			everyMs / 2,
		);
		return () => {
			clearInterval(timer);
			clearTimeout(ahead);
		};
	}, [isRunning, everyMs, place, count, show, track]);

	// Always rendered, so that nothing moves when it appears.
	return (
		<button
			type="button"
			className={`slider-control ${tone === "dark" ? "slider-control-on-dark" : ""} ${mayAdvance ? "" : "invisible"}`}
			aria-label={isStopped ? `Play ${label}` : `Pause ${label}`}
			onClick={() => setStopped(!isStopped)}
		>
			<Glyph path={isStopped ? "M7 4.5v15l12-7.5z" : "M8 5v14M16 5v14"} />
		</button>
	);
}

/**
 * Reports when the mouse or the keyboard focus enters a slider and when it has left. The mouse also enters when it comes from
 * the controls, where a press has released the pause.
 */
function observeUse(track: HTMLElement | null, onUse: (isUsed: boolean) => void) {
	const listening = new AbortController();
	const { signal } = listening;
	const slider = track?.parentElement;
	const onEnter = (event: PointerEvent) => event.pointerType === "mouse" && onUse(true);
	for (const area of [slider, track]) area?.addEventListener("pointerenter", onEnter, { signal });
	track?.previousElementSibling?.addEventListener("click", () => onUse(false), { signal });
	slider?.addEventListener("pointerleave", () => onUse(false), { signal });
	slider?.addEventListener(
		"focusin",
		({ target }) => (target as Element).matches(":focus-visible") && onUse(true),
		{ signal },
	);
	slider?.addEventListener(
		"focusout",
		({ relatedTarget }) => !slider.contains(relatedTarget as Node | null) && onUse(false),
		{ signal },
	);
	return () => listening.abort();
}

/** Loads the pictures of a slide, which otherwise wait until they are near the screen. */
function fetchPictures(slide: Element | undefined) {
	for (const picture of slide?.querySelectorAll("img") ?? []) picture.loading = "eager";
}
