import { Page } from "#components/page/page";
import { ProductBrowser } from "#components/products/product-browser";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import type { Outcome } from "#lib/backend/client/failure";
import type { Product } from "#lib/backend/products";

type ProductsScreenProps = {
	products: Outcome<Product[]>;
	category?: string | null;
	subcategory?: string | null;
	page: number;
};

/** All products, one category and subcategory at a time (behaviour §2 /products). */
export function ProductsScreen({ products, category, subcategory, page }: ProductsScreenProps) {
	return (
		<Page title="Products" intro="Save, borrow, bank from your phone, and collect money from abroad.">
			<Container className="py-8 md:py-14">
				{!products.ok ? (
					<LoadFailure title={`Error loading products: ${products.failure.message}`} />
				) : products.value.length === 0 ? (
					<EmptyState icon="wallet" title="No products available">
						<p>Please ask us about loans and accounts.</p>
						<ButtonLink href="/contact" className="mt-4">
							Contact us
						</ButtonLink>
					</EmptyState>
				) : (
					<ProductBrowser
						products={products.value}
						category={category}
						subcategory={subcategory}
						page={page}
					/>
				)}
			</Container>
		</Page>
	);
}
