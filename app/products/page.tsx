import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { ProductsView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.products);

export default function ProductsPage() {
	return <ProductsView query={new URLSearchParams()} />;
}
