import { FeaturedCarousel } from "#components/home/featured-carousel";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import type { FeaturedProduct } from "#lib/backend/products";
import { PLACEHOLDER_IMAGE } from "#lib/company/limits";
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
					<FeaturedCard key={index} product={product} titleId={`featured-${index}`} />
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
function FeaturedCard({ product, titleId }: { product: FeaturedProduct; titleId: string }) {
	return (
		<article className="ring-card">
			<Picture
				src={product.image ?? PLACEHOLDER_IMAGE}
				alt=""
				width={1200}
				height={800}
				sizes="(min-width: 100rem) 20rem, (min-width: 64rem) 20vw, (min-width: 48rem) 13.5rem, 100vw"
			/>
			<div>
				<h3 id={titleId} className="text-lg leading-snug">
					{product.title}
				</h3>
				<ul>
					{featureLines(product).map((line) => (
						<li key={line}>{nonBreaking(line)}</li>
					))}
				</ul>
				<ButtonLink href="/products" aria-describedby={titleId}>
					Learn More
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
