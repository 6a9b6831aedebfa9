import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SearchView } from "../../view";

export { metadata } from "../../page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/search?q=…` */
export default async function SearchedPage({ params }: PageProps<"/search/by-query/[query]">) {
	return <SearchView query={queryOfVariant((await params).query)} />;
}
