"use client";

import {
	createContext,
	type ReactNode,
	type RefObject,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { Glyph } from "#components/ui/glyph";
import { wrapIndex } from "#lib/carousel/rotation";

/** What moves a slider on by itself knows of it. */
export const SliderState = createContext<{
	/** A new object for every move, also to the slide that already shows. */
	place: { index: number; isPressed: boolean };
	count: number;
	show: (next: number) => void;
	track: RefObject<HTMLUListElement | null>;
} | null>(null);

type SliderProps = {
	/** What the slider shows, for screen readers: 'Offers', 'Testimonials'. */
	label: string;
	/** The slides, drawn by the server; without script they can be swiped or scrolled through. */
	slides: readonly ReactNode[];
	/** A `SlideAdvance`, for a slider that moves on by itself. */
	advance?: ReactNode;
	arrows?: boolean;
	dots?: boolean;
	/** Colours of the controls: on a dark or a light ground. */
	tone?: "dark" | "light";
	className?: string;
	trackClassName?: string;
	controlsClassName?: string;
};

/** Slides side by side, one at a time, that wrap at both ends. */
export function Slider({
	label,
	slides,
	advance,
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

	const state = useMemo(() => ({ place, count, show, track }), [place, count, show]);

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

	if (count === 0) return null;
	const control = `slider-control${tone === "dark" ? " slider-control-on-dark" : ""}`;
	const dot = `slider-dot${tone === "dark" ? " text-white" : ""}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields
		<div role="group" aria-roledescription="carousel" aria-label={label} className={`slider ${className}`}>
			{/* Before the slides in the order of the keyboard; below them for the eye. */}
			{count > 1 && (arrows || dots || advance) && (
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
					{/* One Tab before what moves. */}
					{advance && <SliderState value={state}>{advance}</SliderState>}
				</div>
			)}
			<ul
				ref={track}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: slides without links are scrolled by the arrow keys
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
