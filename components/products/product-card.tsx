import { ProductPicture } from "#components/products/product-picture";
import { Icon } from "#components/ui/icon";
import type { Product } from "#lib/backend/products";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

const EXCERPT_WORDS = 20;

/** A product in a list: picture, title and its benefit in one sentence. The whole card links to its page. */
export function ProductCard({ product, priority }: { product: Product; priority?: boolean }) {
	const teaser = product.features[0] ?? product.description;
	return (
		<li className="group relative flex overflow-hidden rounded-lg border border-line bg-white transition-shadow hover:shadow-raised max-sm:flex-wrap max-sm:items-stretch sm:flex-col">
			<div className="grow basis-[38%] overflow-hidden sm:grow-0 sm:basis-auto">
				<ProductPicture
					image={product.image}
					priority={priority}
					sizes="(min-width: 80rem) 290px, (min-width: 48rem) 33vw, (min-width: 30rem) 50vw, 44vw"
					className="max-sm:min-h-full"
				/>
			</div>
			<div className="flex min-w-0 grow-999 basis-[8em] flex-col p-4 sm:basis-auto sm:p-5">
				<h3 className="text-lg leading-snug">
					<a
						href={product.path}
						className="after:absolute after:inset-0 after:rounded-lg group-hover:underline"
					>
						{product.title}
					</a>
				</h3>
				{teaser && <p className="mt-1.5 text-sm sm:mb-3">{nonBreaking(excerpt(teaser, EXCERPT_WORDS))}</p>}
				<p
					aria-hidden="true"
					className="mt-auto flex items-center gap-1.5 font-semibold text-brand-700 text-sm max-sm:hidden"
				>
					See details
					<Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
				</p>
			</div>
		</li>
	);
}
