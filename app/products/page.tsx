import { ProductsScreen } from "#components/products/products-screen";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.products);

export default async function ProductsPage() {
	return <ProductsScreen products={await attempt(getProducts())} />;
}
