import type { ReactNode } from "react";
import { Glyph } from "#components/ui/glyph";
import { Enhanced } from "#components/ui/island";
import { isOnRing, placeOnRing, ringOffset } from "#lib/carousel/rotation";

/**
 * Cards on a ring with the chosen one in the centre, which `featured-carousel.enhancement.ts` turns. Without script they are in a
 * row.
 */
export const FeaturedCarousel = ({ cards }: { cards: readonly ReactNode[] }) => (
	<Enhanced name="featured-carousel" when="visible">
		{/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields */}
		<div role="group" aria-roledescription="carousel" aria-label="Featured products">
			<ul className="card-ring">
				{cards.map((card, index) => {
					const offset = ringOffset(index, 0, cards.length);
					return (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: a card has no other identity than its place on the ring
							key={index}
							data-centre={offset === 0 ? "" : undefined}
							data-press={offset === 0 ? undefined : ""}
							aria-current={offset === 0 || undefined}
							style={{
								transform: placeOnRing(offset),
								zIndex: -Math.abs(offset),
								...(!isOnRing(offset) && { opacity: 0, visibility: "hidden" }),
							}}
						>
							{card}
						</li>
					);
				})}
			</ul>
			{cards.length > 1 && (
				<div className="mx-auto mt-5 flex max-w-md items-center gap-4 px-4 noscript:hidden">
					<TurnButton label="Previous product" step={-1} path="m15 5-7 7 7 7" />
					<div
						role="progressbar"
						aria-label="Product"
						aria-valuemin={0}
						aria-valuemax={cards.length}
						aria-valuenow={1}
						aria-valuetext={`1 of ${cards.length}`}
						className="h-2 grow overflow-hidden rounded-full bg-brand-100"
					>
						{/* Moved, because a changing width would be laid out in each frame of the turn. */}
						<div
							className="h-full rounded-full bg-brand-700 transition-transform duration-500"
							style={{ transform: `translateX(${(1 / cards.length - 1) * 100}%)` }}
						/>
					</div>
					<span data-place="" aria-hidden="true" translate="no" className="text-ink-700 text-sm even-figures">
						{`1 / ${cards.length}`}
					</span>
					<TurnButton label="Next product" step={1} path="m9 5 7 7-7 7" />
				</div>
			)}
			<p aria-live="polite" className="sr-only" />
		</div>
	</Enhanced>
);

/** Stays focusable while locked: disabling the button would lose keyboard focus. */
const TurnButton = ({ label, step, path }: { label: string; step: number; path: string }) => (
	<button
		type="button"
		aria-label={label}
		data-step={step}
		className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-700 text-white hover:bg-brand-800 aria-disabled:bg-brand-500 md:transition-colors"
	>
		<Glyph path={path} />
	</button>
);
