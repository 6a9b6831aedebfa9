"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { wrapIndex } from "#lib/rotation";

type SliderProps = {
	/** What the slider shows, for screen readers: 'Offers', 'Testimonials'. */
	label: string;
	/** The slides, drawn by the server; without script they can be swiped or scrolled through. */
	slides: readonly ReactNode[];
	/** Moves on by itself after so many milliseconds; never under reduced motion or Save-Data. */
	advanceMs?: number;
	arrows?: boolean;
	dots?: boolean;
	/** Colours of the controls: on a dark or a light ground. */
	tone?: "dark" | "light";
	className?: string;
	slideClassName?: string;
	controlsClassName?: string;
};

/**
 * Slides side by side, one at a time, that wrap at both ends. Any move restarts the timer of one that advances; pointing
 * at it, focusing it or hiding the tab halts it, and a button stops it for good.
 */
export function Slider({
	label,
	slides,
	advanceMs,
	arrows = false,
	dots = false,
	tone = "light",
	className = "",
	slideClassName = "",
	controlsClassName = "",
}: SliderProps) {
	const track = useRef<HTMLUListElement>(null);
	const heading = useRef<number | null>(null);
	const [index, setIndex] = useState(0);
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);
	const [mayAdvance, setMayAdvance] = useState(false);
	const count = slides.length;

	const show = useCallback(
		(next: number) => {
			const target = wrapIndex(next, count);
			heading.current = target;
			setIndex(target);
			const isWrap = next !== target;
			const still = isWrap || matchMedia("(prefers-reduced-motion: reduce)").matches;
			const list = track.current;
			list?.scrollTo({ left: target * list.clientWidth, behavior: still ? "instant" : "smooth" });
		},
		[count],
	);

	useEffect(() => {
		if (!advanceMs || count < 2) return;
		const motion = matchMedia("(prefers-reduced-motion: reduce)");
		const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
		const update = () => setMayAdvance(!motion.matches && !connection?.saveData);
		update();
		motion.addEventListener("change", update);
		return () => motion.removeEventListener("change", update);
	}, [advanceMs, count]);

	const isRunning = mayAdvance && !isStopped && !isHeld;
	useEffect(() => {
		if (!isRunning || !advanceMs) return;
		const timer = setInterval(() => {
			if (!document.hidden) show(index + 1);
		}, advanceMs);
		return () => clearInterval(timer);
	}, [isRunning, advanceMs, index, show]);

	/** A finger moved the track: the slide that now fills it is the current one. */
	const onScroll = () => {
		const list = track.current;
		if (!list || list.clientWidth === 0) return;
		const nearest = Math.round(list.scrollLeft / list.clientWidth);
		if (heading.current === null) setIndex(wrapIndex(nearest, count));
		else if (nearest === heading.current) heading.current = null;
	};

	if (count === 0) return null;
	const control = `grid size-11 place-items-center rounded-full transition-colors ${
		tone === "dark"
			? "bg-white/15 text-white hover:bg-white/30"
			: "bg-brand-100 text-brand-800 hover:bg-brand-200"
	}`;
	const dot = tone === "dark" ? "bg-white" : "bg-brand-700";
	return (
		// biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields
		<div
			role="group"
			aria-roledescription="carousel"
			aria-label={label}
			className={className}
			onPointerEnter={(event) => event.pointerType === "mouse" && setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
		>
			<ul
				ref={track}
				onScroll={onScroll}
				onPointerDown={() => {
					heading.current = null;
				}}
				onWheel={() => {
					heading.current = null;
				}}
				className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
			>
				{slides.map((slide, at) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity than their place
						key={at}
						aria-label={`${at + 1} of ${count}`}
						aria-current={at === index ? "true" : undefined}
						className={`w-full shrink-0 snap-start ${slideClassName}`}
					>
						{slide}
					</li>
				))}
			</ul>
			{count > 1 && (arrows || dots || advanceMs) && (
				<div className={`flex items-center gap-2 noscript:hidden ${controlsClassName}`}>
					{advanceMs && mayAdvance && (
						<button
							type="button"
							className={control}
							aria-label={isStopped ? `Play ${label}` : `Pause ${label}`}
							onClick={() => setStopped(!isStopped)}
						>
							<Glyph path={isStopped ? "M7 4.5v15l12-7.5z" : "M8 5v14M16 5v14"} />
						</button>
					)}
					{dots && (
						<div className="flex">
							{slides.map((_, at) => (
								<button
									// biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for a place
									key={at}
									type="button"
									aria-label={`Show slide ${at + 1}`}
									aria-current={at === index ? "true" : undefined}
									onClick={() => show(at)}
									className="group grid h-11 min-w-7 place-items-center"
								>
									<span
										className={`h-2.5 rounded-full transition-all ${dot} ${at === index ? "w-6" : "w-2.5 opacity-50 group-hover:opacity-80"}`}
									/>
								</button>
							))}
						</div>
					)}
					{arrows && (
						<>
							<button
								type="button"
								className={control}
								aria-label="Previous slide"
								onClick={() => show(index - 1)}
							>
								<Glyph path="m15 5-7 7 7 7" />
							</button>
							<button
								type="button"
								className={control}
								aria-label="Next slide"
								onClick={() => show(index + 1)}
							>
								<Glyph path="m9 5 7 7-7 7" />
							</button>
						</>
					)}
				</div>
			)}
		</div>
	);
}

const Glyph = ({ path }: { path: string }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 24 24"
		className="size-5"
		fill="none"
		stroke="currentColor"
		strokeWidth="2.5"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d={path} />
	</svg>
);
