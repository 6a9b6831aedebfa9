"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Slider } from "#components/ui/slider.island";
import { DESKTOP_MIN_PX } from "#lib/company/constants";

/**
 * One set of quotes for every width: below 768 px a slider, from there on a band that moves past without end. Only while
 * it moves are the quotes drawn a second time, for the eye alone. Under reduced motion, and without script, wide screens
 * show all of them standing.
 */
export function TestimonialShow({ label, quotes }: { label: string; quotes: readonly ReactNode[] }) {
	const [isEndless, setEndless] = useState(false);
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);

	useEffect(() => {
		const media = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px) and (prefers-reduced-motion: no-preference)`);
		const update = () => setEndless(media.matches);
		update();
		media.addEventListener("change", update);
		return () => media.removeEventListener("change", update);
	}, []);

	return (
		<>
			<div className="group/band md:overflow-hidden">
				<div
					className={`md:flex md:w-max md:motion-reduce:w-auto md:noscript:w-auto ${
						isEndless ? "animate-marquee group-hover/band:[animation-play-state:paused]" : ""
					} ${isStopped || isHeld ? "[animation-play-state:paused]" : ""}`}
				>
					<Slider
						label={label}
						slides={quotes}
						arrows
						dots
						className="md:motion-reduce:mx-auto md:motion-reduce:max-w-[76rem] md:motion-reduce:px-3 lg:motion-reduce:px-5 md:noscript:mx-auto md:noscript:max-w-[76rem] md:noscript:px-3 lg:noscript:px-5"
						trackClassName="md:overflow-visible md:motion-reduce:flex-wrap md:motion-reduce:justify-center md:noscript:flex-wrap md:noscript:justify-center"
						slideClassName={SLIDE}
						controlsClassName="mt-5 justify-center px-4 md:hidden"
					/>
					{isEndless && (
						<ul aria-hidden="true" inert className="flex">
							{quotes.map((quote, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the quotes never change their order
								<li key={index} className={`shrink-0 ${SLIDE}`}>
									{quote}
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
			{isEndless && (
				<div className="mt-6 flex justify-center">
					<button
						type="button"
						onFocus={(event) => event.target.matches(":focus-visible") && setHeld(true)}
						onBlur={() => setHeld(false)}
						onClick={() => {
							setHeld(false);
							setStopped(!isStopped);
						}}
						aria-label={`${isStopped ? "Play" : "Pause"} ${label}`}
						className="flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-brand-700 text-sm transition-colors hover:bg-brand-100"
					>
						<svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-current">
							<path d={isStopped ? "M6 4v16l14-8z" : "M5 4h5v16H5zM14 4h5v16h-5z"} />
						</svg>
						{isStopped ? "Play" : "Pause"}
					</button>
				</div>
			)}
		</>
	);
}

/** Five of them are never narrower than the window: then no gap shows where the band starts anew. */
const SLIDE =
	"px-4 noscript:w-[86%] noscript:pr-0 md:w-[max(23rem,20.5vw)] md:px-3 md:motion-reduce:w-1/3 md:motion-reduce:pb-6 md:noscript:w-1/3 md:noscript:px-3 md:noscript:pb-6";
