import { helpLinks } from "#components/page/help-links";
import type { RelatedLink } from "#components/ui/related-links";
import type { CompanyIdentity } from "#lib/company/identity";
import type { SearchAnswer, SearchKind, SearchQuery } from "#lib/search/search-query";
import { type SearchIndex, searchSite } from "#lib/search/site-search";

/** What is shown of a search: the same on the server's page and as JSON. */
export type SearchReply = SearchAnswer & {
	/** What could not be searched just now. */
	missing: readonly SearchKind[];
	/** Where else to ask, when nothing was found. */
	ways?: readonly RelatedLink[];
};

export function searchReply(
	{ index, missing }: { index: SearchIndex; missing: readonly SearchKind[] },
	query: SearchQuery,
	company: CompanyIdentity,
): SearchReply {
	const answer = searchSite(index, query);
	const isEmpty = query.q !== "" && answer.total === 0;
	return { ...answer, missing, ways: isEmpty ? helpLinks(company) : undefined };
}
