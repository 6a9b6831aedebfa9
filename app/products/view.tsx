import { ProductsScreen } from "#components/products/products-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { pageNumber } from "#lib/lists/page-number";

/** `/products`, with any of its queries. */
export async function ProductsView({ query }: { query: URLSearchParams }) {
	return (
		<ProductsScreen
			products={await attempt(getProducts())}
			category={query.get("category")}
			subcategory={query.get("subcategory")}
			page={pageNumber(query.get("page"))}
		/>
	);
}
