import { Page } from "#components/page/page";
import { ProductBrowser } from "#components/products/product-browser";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { pageNumber } from "#lib/lists/list-pages";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.products);

/** `/products?category=…&subcategory=…&page=…` */
export default async function ProductsPage({ searchParams }: PageProps<"/products">) {
	const query = await pageQuery("/products", searchParams);
	const products = await attempt(getProducts());
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
						category={query.get("category")}
						subcategory={query.get("subcategory")}
						page={pageNumber(query.get("page"))}
					/>
				)}
			</Container>
		</Page>
	);
}
