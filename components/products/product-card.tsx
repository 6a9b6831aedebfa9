import { ProductPicture } from "#components/products/product-picture";
import { Icon } from "#components/ui/icon";
import type { Product } from "#lib/backend/products";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";
import "./products.css";

const EXCERPT_WORDS = 20;

/** A product in a list: picture, title and its benefit in one sentence. The whole card links to its page. */
export function ProductCard({ product, isFirst }: { product: Product; isFirst?: boolean }) {
	const teaser = product.features[0] ?? product.description;
	return (
		<li className="product-card">
			<div>
				<ProductPicture
					image={product.image}
					isFirst={isFirst}
					sizes="(min-width: 80rem) 290px, (min-width: 48rem) 33vw, (min-width: 30rem) 50vw, 44vw"
				/>
			</div>
			<div>
				<h3>
					<a href={product.path}>{product.title}</a>
				</h3>
				{teaser && <p>{nonBreaking(excerpt(teaser, EXCERPT_WORDS))}</p>}
				<p aria-hidden="true">
					See details
					<Icon name="arrow-right" />
				</p>
			</div>
		</li>
	);
}
