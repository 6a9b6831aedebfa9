import { ProductsScreen } from "#components/products/products-screen";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.products, { isVariant: true });

/** `/products?category=…&subcategory=…` */
export default async function ProductsOfCategoryPage({ params }: PageProps<"/by-query/products/[query]">) {
	const query = queryOfView((await params).query);
	return (
		<ProductsScreen
			products={await attempt(getProducts())}
			category={query.get("category")}
			subcategory={query.get("subcategory")}
		/>
	);
}
