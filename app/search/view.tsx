import { searchReply } from "#components/search/search-reply";
import { SearchScreen } from "#components/search/search-screen";
import { companyIdentity } from "#lib/company/identity";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "#lib/search/site-index";

/** `/search`, with any of its queries. */
export async function SearchView({ query }: { query: URLSearchParams }) {
	return <SearchScreen reply={searchReply(await siteIndex(), searchQuery(query), companyIdentity())} />;
}
