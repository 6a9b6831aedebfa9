"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { LESS_DATA_EVENT, savesData } from "#lib/less-data";
import { wrapIndex } from "#lib/rotation";

type SliderProps = {
	/** What the slider shows, for screen readers: 'Offers', 'Testimonials'. */
	label: string;
	/** The slides, drawn by the server; without script they can be swiped or scrolled through. */
	slides: readonly ReactNode[];
	/** Moves on by itself after so many milliseconds; never under reduced motion or for who saves data. */
	advanceMs?: number;
	arrows?: boolean;
	dots?: boolean;
	/** Colours of the controls: on a dark or a light ground. */
	tone?: "dark" | "light";
	className?: string;
	trackClassName?: string;
	controlsClassName?: string;
};

/**
 * Slides side by side, one at a time, that wrap at both ends. Any move restarts the timer of one that advances; pointing
 * at it, reaching it by keyboard or hiding the tab halts it, and a button stops it for good. Pressing a dot or an arrow
 * lets the timer run again, although the pointer is then still there.
 */
export function Slider({
	label,
	slides,
	advanceMs,
	arrows = false,
	dots = false,
	tone = "light",
	className = "",
	trackClassName = "",
	controlsClassName = "",
}: SliderProps) {
	const track = useRef<HTMLUListElement>(null);
	const heading = useRef<number | null>(null);
	/** A new object for every move, also to the slide that already shows: its change is what restarts the timer. */
	const [place, setPlace] = useState({ index: 0, isPressed: false });
	const { index } = place;
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);
	const [mayAdvance, setMayAdvance] = useState(false);
	/** Has been moved or touched: until then the pictures of the other slides are not fetched (`slide-picture`). */
	const [isUsed, setUsed] = useState(false);
	const count = slides.length;

	const show = useCallback(
		(next: number, isPressed = false) => {
			const target = wrapIndex(next, count);
			setUsed(true);
			setPlace({ index: target, isPressed });
			const list = track.current;
			const left = target * (list?.clientWidth ?? 0);
			const isThere = heading.current === null && list?.scrollLeft === left;
			if (isThere) return;
			heading.current = target;
			const isWrap = next !== target;
			const still = isWrap || matchMedia("(prefers-reduced-motion: reduce)").matches;
			list?.scrollTo({ left, behavior: still ? "instant" : "smooth" });
		},
		[count],
	);

	useEffect(() => {
		if (!advanceMs || count < 2) return;
		const motion = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => setMayAdvance(!motion.matches && !savesData());
		update();
		motion.addEventListener("change", update);
		document.addEventListener(LESS_DATA_EVENT, update);
		return () => {
			motion.removeEventListener("change", update);
			document.removeEventListener(LESS_DATA_EVENT, update);
		};
	}, [advanceMs, count]);

	const isRunning = mayAdvance && !isStopped && !isHeld;
	useEffect(() => {
		if (!isRunning || !advanceMs) return;
		const timer = setInterval(() => {
			if (!document.hidden) show(place.index + 1);
		}, advanceMs);
		const ahead = setTimeout(
			() => fetchPictures(track.current?.children[wrapIndex(place.index + 1, count)]),
			advanceMs / 2,
		);
		return () => {
			clearInterval(timer);
			clearTimeout(ahead);
		};
	}, [isRunning, advanceMs, place, count, show]);

	/** A finger moved the track: the slide that now fills it is the current one. */
	const onScroll = () => {
		setUsed(true);
		const list = track.current;
		if (!list || list.clientWidth === 0) return;
		const nearest = Math.round(list.scrollLeft / list.clientWidth);
		if (heading.current === null) {
			const target = wrapIndex(nearest, count);
			if (target !== index) setPlace({ index: target, isPressed: false });
		} else if (nearest === heading.current) heading.current = null;
	};

	// Moved by a finger that was faster than the script.
	const catchUp = useRef(onScroll);
	useEffect(() => {
		if (track.current?.scrollLeft) catchUp.current();
	}, []);

	const hold = () => setHeld(true);
	const press = (next: number) => {
		setHeld(false);
		show(next, true);
	};

	if (count === 0) return null;
	const control = `slider-control${tone === "dark" ? " slider-control-on-dark" : ""}`;
	const dot = `slider-dot${tone === "dark" ? " text-white" : ""}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields
		<div
			role="group"
			aria-roledescription="carousel"
			aria-label={label}
			className={`slider ${className}`}
			onPointerEnter={(event) => event.pointerType === "mouse" && hold()}
			onPointerLeave={() => setHeld(false)}
			onFocus={(event) => event.target.matches(":focus-visible") && hold()}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
		>
			{/* Before the slides in the order of the keyboard; below them for the eye. */}
			{count > 1 && (arrows || dots || advanceMs) && (
				<div className={`slider-controls ${controlsClassName}`}>
					{dots && (
						<div className="flex min-w-0">
							{slides.map((_, at) => (
								<button
									// biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for a place
									key={at}
									type="button"
									aria-label={`Show slide ${at + 1}`}
									aria-current={at === index ? "true" : undefined}
									onClick={() => press(at)}
									className={dot}
								/>
							))}
						</div>
					)}
					{arrows && (
						<>
							<button
								type="button"
								className={control}
								aria-label="Previous slide"
								onClick={() => press(index - 1)}
							>
								<Glyph path="m15 5-7 7 7 7" />
							</button>
							<button
								type="button"
								className={control}
								aria-label="Next slide"
								onClick={() => press(index + 1)}
							>
								<Glyph path="m9 5 7 7-7 7" />
							</button>
						</>
					)}
					{/* One Tab before what moves, and always in place, so that nothing moves when it appears. */}
					{advanceMs && (
						<button
							type="button"
							className={`${control} ${mayAdvance ? "" : "invisible"}`}
							aria-label={isStopped ? `Play ${label}` : `Pause ${label}`}
							onClick={() => {
								setHeld(false);
								setStopped(!isStopped);
							}}
						>
							<Glyph path={isStopped ? "M7 4.5v15l12-7.5z" : "M8 5v14M16 5v14"} />
						</button>
					)}
				</div>
			)}
			<ul
				ref={track}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: slides without links are scrolled by the arrow keys
				tabIndex={0}
				onScroll={onScroll}
				onPointerEnter={(event) => event.pointerType === "mouse" && hold()}
				onPointerDown={() => {
					setUsed(true);
					heading.current = null;
				}}
				onWheel={() => {
					heading.current = null;
				}}
				data-unused={isUsed ? undefined : ""}
				className={`slides ${trackClassName}`}
			>
				{slides.map((slide, at) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity than their place
						key={at}
						aria-label={`${at + 1} of ${count}`}
						aria-current={at === index ? "true" : undefined}
					>
						{slide}
					</li>
				))}
			</ul>
			<p aria-live="polite" className="sr-only">
				{place.isPressed && `Slide ${index + 1} of ${count}`}
			</p>
		</div>
	);
}

/** Lets the pictures of a slide come that are kept back until they are near the screen. */
function fetchPictures(slide: Element | undefined) {
	for (const picture of slide?.querySelectorAll("img") ?? []) picture.loading = "eager";
}
