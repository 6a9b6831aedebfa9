import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { PauseButton } from "#components/ui/pause-button";
import type { When } from "#lib/islands/island-markup";

type SliderProps = {
	/** The content of the slider, for screen readers: 'Offers', 'Testimonials'. */
	label: string;
	/** Without script they can be swiped or scrolled. */
	slides: readonly ReactNode[];
	/** When its script is fetched. */
	when: When;
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

/** Shows one slide at a time and wraps at both ends (`slider.enhancement.ts`). */
export function Slider({ when, ...slider }: SliderProps) {
	const { label, slides, className = "", trackClassName = "" } = slider;
	if (slides.length === 0) return null;
	return (
		<Enhanced name="slider" when={when}>
			{/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields */}
			<div role="group" aria-roledescription="carousel" aria-label={label} className={`slider ${className}`}>
				{/* Before the slides in tab order, below them visually. */}
				{slides.length > 1 && <Controls {...slider} />}
				<ul
					// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll slides without links
					tabIndex={0}
					data-unused=""
					className={`slides ${trackClassName}`}
				>
					{slides.map((slide, at) => (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position
							key={at}
							aria-label={`${at + 1} of ${slides.length}`}
							aria-current={at === 0 || undefined}
						>
							{slide}
						</li>
					))}
				</ul>
				<p aria-live="polite" className="sr-only" />
			</div>
		</Enhanced>
	);
}

function Controls({
	label,
	slides,
	everyMs,
	arrows,
	dots,
	tone,
	controlsClassName = "",
}: Omit<SliderProps, "when">) {
	const control = `slider-control${tone === "dark" ? " slider-control-on-dark" : ""}`;
	return (
		<div className={`slider-controls ${controlsClassName}`}>
			{dots && (
				<div className="slider-dots">
					{slides.map((_, at) => (
						<button
							// biome-ignore lint/suspicious/noArrayIndexKey: a dot represents a position
							key={at}
							type="button"
							data-dot=""
							aria-label={`Show slide ${at + 1}`}
							aria-current={at === 0 || undefined}
							className={`slider-dot${tone === "dark" ? " text-white" : ""}`}
						/>
					))}
				</div>
			)}
			{arrows && (
				<>
					<button type="button" data-step={-1} className={control} aria-label="Previous slide">
						<Icon name="chevron-right" className="rotate-180" />
					</button>
					<button type="button" data-step={1} className={control} aria-label="Next slide">
						<Icon name="chevron-right" />
					</button>
				</>
			)}
			{/* One Tab before the moving content. Always rendered, so that nothing moves when it appears. */}
			{everyMs && (
				<PauseButton
					data-every-ms={everyMs}
					className={`${control} invisible`}
					pause={
						<>
							<Icon name="pause" />
							<span className="sr-only">{`Pause ${label}`}</span>
						</>
					}
					play={
						<>
							<Icon name="play" />
							<span className="sr-only">{`Play ${label}`}</span>
						</>
					}
				/>
			)}
		</div>
	);
}
