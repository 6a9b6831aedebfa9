"use client";

import { type ReactNode, useEffect, useState } from "react";
import Slider from "#components/ui/slider.island";
import { DESKTOP_MIN_PX } from "#lib/company/limits";
import { savesData } from "#lib/site/less-data";
import { SETTINGS_CHANGED } from "#lib/site/settings";

const LABEL = "Customers’ words";

/**
 * One set of quotes for every width: a slider below 768 px, an endless marquee above. While the marquee moves, it contains
 * a second copy of the quotes, hidden from assistive technology. With reduced motion or without script, wide screens show
 * all quotes at rest. For visitors who save data the marquee starts paused.
 */
export default function TestimonialShow({ quotes }: { quotes: readonly ReactNode[] }) {
	const [isEndless, setEndless] = useState(false);
	const [isStopped, setStopped] = useState(false);
	const [isHeld, setHeld] = useState(false);

	useEffect(() => {
		const media = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px) and (prefers-reduced-motion: no-preference)`);
		const update = () => setEndless(media.matches);
		let saves = savesData();
		// Whoever stopped it by hand, and then changes another setting, does not start it.
		const rest = () => {
			if (savesData() === saves) return;
			saves = !saves;
			setStopped(saves);
		};
		update();
		setStopped(saves);
		media.addEventListener("change", update);
		document.addEventListener(SETTINGS_CHANGED, rest);
		return () => {
			media.removeEventListener("change", update);
			document.removeEventListener(SETTINGS_CHANGED, rest);
		};
	}, []);

	return (
		<div className="flex flex-col">
			{/* Before the marquee in tab order, below it visually. Its space is reserved until the marquee starts. */}
			<div
				className={`order-last mt-6 hidden justify-center md:flex motion-reduce:hidden noscript:hidden ${isEndless ? "" : "invisible"}`}
			>
				<button
					type="button"
					onFocus={(event) => event.target.matches(":focus-visible") && setHeld(true)}
					onBlur={() => setHeld(false)}
					onClick={() => {
						setHeld(false);
						setStopped(!isStopped);
					}}
					aria-label={`${isStopped ? "Play" : "Pause"} ${LABEL}`}
					className="flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-brand-700 text-sm transition-colors hover:bg-brand-100"
				>
					<svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-current">
						<path d={isStopped ? "M6 4v16l14-8z" : "M5 4h5v16H5zM14 4h5v16h-5z"} />
					</svg>
					{isStopped ? "Play" : "Pause"}
				</button>
			</div>
			<div className="group/band md:overflow-hidden">
				<div
					className={`quote-band ${
						isEndless ? "animate-marquee group-hover/band:[animation-play-state:paused]" : ""
					} ${isStopped || isHeld ? "[animation-play-state:paused]" : ""}`}
				>
					<Slider
						label={LABEL}
						slides={quotes}
						arrows
						dots
						className="quote-slider"
						trackClassName="quotes"
						controlsClassName="mt-5 justify-center px-4 md:hidden"
					/>
					{isEndless && (
						<ul aria-hidden="true" inert className="quotes flex">
							{quotes.map((quote, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the quotes never change their order
								<li key={index}>{quote}</li>
							))}
						</ul>
					)}
				</div>
			</div>
		</div>
	);
}
