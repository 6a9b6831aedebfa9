"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { SlideAdvance } from "#components/ui/slide-advance";
import { wrapIndex } from "#lib/carousel/rotation";

type SliderProps = {
	/** What the slider shows, for screen readers: 'Offers', 'Testimonials'. */
	label: string;
	/** The slides, rendered by the server. Without script they can be swiped or scrolled. */
	slides: readonly ReactNode[];
	/** How long a slide shows, in milliseconds, in a slider that advances automatically. */
	everyMs?: number;
	arrows?: boolean;
	dots?: boolean;
	/** Colours of the controls: on a dark or a light background. */
	tone?: "dark" | "light";
	className?: string;
	trackClassName?: string;
	controlsClassName?: string;
};

/** Shows one slide at a time and wraps at both ends. */
export default function Slider({
	label,
	slides,
	everyMs,
	arrows = false,
	dots = false,
	tone = "light",
	className = "",
	trackClassName = "",
	controlsClassName = "",
}: SliderProps) {
	const track = useRef<HTMLUListElement>(null);
	const heading = useRef<number | null>(null);
	const [place, setPlace] = useState({ index: 0, isPressed: false });
	const { index } = place;
	/** Has been moved or touched. Until then the other slides' pictures are not fetched (`slide-picture`). */
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

	/** After a swipe, the slide that fills the track is the current one. */
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

	// Swiped before hydration.
	const catchUp = useRef(onScroll);
	useEffect(() => {
		if (track.current?.scrollLeft) catchUp.current();
	}, []);

	if (count === 0) return null;
	const control = `slider-control${tone === "dark" ? " slider-control-on-dark" : ""}`;
	const dot = `slider-dot${tone === "dark" ? " text-white" : ""}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields
		<div role="group" aria-roledescription="carousel" aria-label={label} className={`slider ${className}`}>
			{/* Before the slides in tab order, below them visually. */}
			{count > 1 && (arrows || dots || everyMs) && (
				<div className={`slider-controls ${controlsClassName}`}>
					{dots && (
						<div className="flex min-w-0">
							{slides.map((_, at) => (
								<button
									// biome-ignore lint/suspicious/noArrayIndexKey: a dot represents a position
									key={at}
									type="button"
									aria-label={`Show slide ${at + 1}`}
									aria-current={at === index ? "true" : undefined}
									onClick={() => show(at, true)}
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
								onClick={() => show(index - 1, true)}
							>
								<Glyph path="m15 5-7 7 7 7" />
							</button>
							<button
								type="button"
								className={control}
								aria-label="Next slide"
								onClick={() => show(index + 1, true)}
							>
								<Glyph path="m9 5 7 7-7 7" />
							</button>
						</>
					)}
					{/* One Tab before the moving content. */}
					{everyMs && (
						<SlideAdvance
							label={label}
							everyMs={everyMs}
							tone={tone}
							place={place}
							count={count}
							show={show}
							track={track}
						/>
					)}
				</div>
			)}
			<ul
				ref={track}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll slides without links
				tabIndex={0}
				onScroll={onScroll}
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
						// biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position
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
