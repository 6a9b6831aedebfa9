"use client";

import { useContext, useEffect, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { SliderState } from "#components/ui/slider.island";
import { wrapIndex } from "#lib/carousel/rotation";
import { LESS_DATA_EVENT, savesData } from "#lib/site/less-data";

type SlideAdvanceProps = {
	/** The slider's label. */
	label: string;
	/** How long a slide shows, in milliseconds. */
	everyMs: number;
	tone?: "dark" | "light";
};

/**
 * Moves the slider that it stands in on by itself, never under reduced motion or for who saves data, and is the button that
 * stops it for good. Any move restarts the timer; pointing at the slider, reaching it by keyboard or hiding the tab halts it.
 * Pressing a dot or an arrow lets the timer run again, although the pointer is then still there.
 */
export function SlideAdvance({ label, everyMs, tone = "light" }: SlideAdvanceProps) {
	const slider = useContext(SliderState);
	if (!slider) throw new Error("SlideAdvance stands in no Slider");
	const { place, count, show, track } = slider;
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);
	const [mayAdvance, setMayAdvance] = useState(false);

	useEffect(() => {
		const motion = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => setMayAdvance(!motion.matches && !savesData());
		update();
		motion.addEventListener("change", update);
		document.addEventListener(LESS_DATA_EVENT, update);
		return () => {
			motion.removeEventListener("change", update);
			document.removeEventListener(LESS_DATA_EVENT, update);
		};
	}, []);

	useEffect(() => holdWhileUsed(track.current, setHeld), [track]);

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

	// Always in place, so that nothing moves when it appears.
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
 * Tells when a mouse or the keyboard's focus comes to a slider and when it has left: also a mouse that comes from its controls,
 * whose press lets go.
 */
function holdWhileUsed(track: HTMLElement | null, tell: (isUsed: boolean) => void) {
	const listening = new AbortController();
	const { signal } = listening;
	const slider = track?.parentElement;
	const onEnter = (event: PointerEvent) => event.pointerType === "mouse" && tell(true);
	for (const area of [slider, track]) area?.addEventListener("pointerenter", onEnter, { signal });
	track?.previousElementSibling?.addEventListener("click", () => tell(false), { signal });
	slider?.addEventListener("pointerleave", () => tell(false), { signal });
	slider?.addEventListener(
		"focusin",
		({ target }) => (target as Element).matches(":focus-visible") && tell(true),
		{ signal },
	);
	slider?.addEventListener(
		"focusout",
		({ relatedTarget }) => !slider.contains(relatedTarget as Node | null) && tell(false),
		{ signal },
	);
	return () => listening.abort();
}

/** Lets the pictures of a slide come that are kept back until they are near the screen. */
function fetchPictures(slide: Element | undefined) {
	for (const picture of slide?.querySelectorAll("img") ?? []) picture.loading = "eager";
}
