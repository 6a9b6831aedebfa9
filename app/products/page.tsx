import { ProductsScreen } from "#components/products/products-screen";
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
	return (
		<ProductsScreen
			products={await attempt(getProducts())}
			category={query.get("category")}
			subcategory={query.get("subcategory")}
			page={pageNumber(query.get("page"))}
		/>
	);
}
