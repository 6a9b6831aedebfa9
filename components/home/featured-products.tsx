import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { Icon } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { LoadFailure } from "#components/ui/load-failure";
import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import type { FeaturedProduct } from "#lib/backend/products";
import { isOnRing, placeOnRing, ringOffset } from "#lib/carousel/rotation";
import { PLACEHOLDER_IMAGE } from "#lib/company/limits";
import { PRESSABLE_PART } from "#lib/islands/data-attributes";
import { featureLines } from "#lib/products/feature-lines";
import { nonBreaking } from "#lib/text/non-breaking";

const NONE = "No featured products available";

/** The featured products; `undefined` if they could not be loaded (behaviour §8). */
export const FeaturedProducts = ({ products }: { products: readonly FeaturedProduct[] | undefined }) => (
	<Section
		title="Smart Financial Solutions, Just for You"
		intro="Save towards a goal, borrow for your business, or bank from your phone."
		bleed
		isBelowFirstScreen
	>
		{products && products.length > 0 ? (
			<FeaturedCarousel
				cards={products.map((product, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the backend may send one id twice; places are unique
					<FeaturedCard key={index} product={product} />
				))}
			/>
		) : (
			<Container>
				{products ? (
					<EmptyState icon="piggy-bank" title={NONE}>
						<AllProducts />
					</EmptyState>
				) : (
					<LoadFailure title={NONE} toast="Failed to load featured products">
						<AllProducts />
					</LoadFailure>
				)}
			</Container>
		)}
	</Section>
);

/** The carousel marks the centre card (`data-centre`), the only one that shows its link. Without script all cards do. */
function FeaturedCard({ product }: { product: FeaturedProduct }) {
	return (
		<article className="ring-card">
			<Picture
				src={product.image ?? PLACEHOLDER_IMAGE}
				alt=""
				width={1200}
				height={800}
				sizes="(min-width: 100rem) 20rem, (min-width: 64rem) 20vw, (min-width: 48rem) 13.5rem, (min-width: 26rem) 14rem, 55vw"
			/>
			<div>
				<h3>{product.title}</h3>
				<ul>
					{featureLines(product).map((line) => (
						<li key={line}>{nonBreaking(line)}</li>
					))}
				</ul>
				<ButtonLink href="/products">
					Learn More <span className="sr-only">{`about ${product.title}`}</span>
				</ButtonLink>
			</div>
		</article>
	);
}

const AllProducts = () => (
	<ButtonLink href="/products" variant="outline" className="mt-2">
		See all products
	</ButtonLink>
);

/**
 * Cards on a ring with the chosen one in the centre, which `featured-carousel.enhancement.ts` turns. Without script they are in a
 * row.
 */
const FeaturedCarousel = ({ cards }: { cards: readonly ReactNode[] }) => (
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
							{...{ [PRESSABLE_PART]: offset === 0 ? undefined : "" }}
							data-centre={offset === 0 ? "" : undefined}
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
				<div className="ring-controls">
					<TurnButton label="Previous product" step={-1} />
					<div
						role="progressbar"
						aria-label="Product"
						aria-valuemin={0}
						aria-valuemax={cards.length}
						aria-valuenow={1}
						aria-valuetext={`1 of ${cards.length}`}
					>
						{/* Moved, because a changing width would be laid out in each frame of the turn. */}
						<div style={{ transform: `translateX(${(1 / cards.length - 1) * 100}%)` }} />
					</div>
					<span data-place="" aria-hidden="true" translate="no">
						{`1 / ${cards.length}`}
					</span>
					<TurnButton label="Next product" step={1} />
				</div>
			)}
			<p aria-live="polite" className="sr-only" />
		</div>
	</Enhanced>
);

/** Stays focusable while locked: disabling the button would lose keyboard focus. */
const TurnButton = ({ label, step }: { label: string; step: number }) => (
	<button type="button" aria-label={label} data-step={step}>
		<Icon name="chevron-right" className={step < 0 ? "rotate-180" : undefined} />
	</button>
);
