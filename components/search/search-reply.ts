import { furtherHelpLinks } from "#components/page/help-links";
import { TASK_LINKS } from "#components/page/task-links";
import type { RelatedLink } from "#components/ui/related-links";
import type { SearchKind, SearchMatches, SearchQuery } from "#lib/search/search-query";
import type { SiteIndex } from "#lib/search/site-index";
import { searchSite } from "#lib/search/site-search";

/** A search result: the same on the server's page and as JSON. */
export type SearchReply = SearchMatches & {
	/** The kinds that could not be searched because they failed to load. */
	missing: readonly SearchKind[];
	/** Other ways to get an answer, if nothing was found. */
	ways?: readonly RelatedLink[];
};

export function searchReply({ index, missing }: SiteIndex, query: SearchQuery): SearchReply {
	const found = searchSite(index, query);
	const isEmpty = query.q !== "" && found.total === 0;
	return {
		...found,
		missing,
		ways: isEmpty ? [...TASK_LINKS, ...furtherHelpLinks()] : undefined,
	};
}
