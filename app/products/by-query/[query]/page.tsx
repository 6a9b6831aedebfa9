import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { ProductsView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.products, { isVariant: true });

/** `/products?category=…&subcategory=…&page=…` */
export default async function ProductsOfCategoryPage({ params }: PageProps<"/products/by-query/[query]">) {
	return <ProductsView query={queryOfVariant((await params).query)} />;
}
