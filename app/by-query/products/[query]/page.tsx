import { ProductsScreen } from "#components/products/products-screen";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";
import { queryOfView } from "#lib/delivery/query-view";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
