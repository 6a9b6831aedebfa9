import { searchReply } from "#components/search/search-reply";
import { SearchScreen } from "#components/search/search-screen";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/page-cache/query-variants";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "../../../search/site-index";

export { metadata } from "../../../search/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/search?q=…` */
export default async function SearchedPage({ params }: PageProps<"/by-query/search/[query]">) {
	const query = searchQuery(queryOfView((await params).query));
	return <SearchScreen reply={searchReply(await siteIndex(), query, companyIdentity())} />;
}
