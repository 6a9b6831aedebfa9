"use client";

import type { SearchReply } from "#components/search/search-reply";
import { SearchResults, searchHref, searchSummary } from "#components/search/search-results";
import { InstantSearch } from "#components/ui/instant-search";
import { LiveFailure } from "#components/ui/live-failure";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { searchQuery } from "#lib/search/search-query";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type SearchListProps = {
	/** The server's results for the address. */
	first: SearchReply;
	/** Suggested searches. */
	proposals: readonly string[];
};

/** Site search: rendered completely by the server, and updated at once with script. */
export function SearchList({ first, proposals }: SearchListProps) {
	const { region, query, result, isWaiting, error, refine, retry, reader } = useFilteredList({
		path: "/search",
		api: "/api/search",
		parse: searchQuery,
		query: first.query,
		result: first,
	});
	return (
		<div ref={region} className="max-w-3xl">
			{reader}
			<InstantSearch
				action="/search"
				label="Search this site"
				// New words search the whole site again.
				query={{ q: query.q }}
				onSearch={(q) => refine({ q, kind: "", page: "" })}
				maxLength={SEARCH_MAX_LENGTH}
			/>
			<p role="status" className="mt-3 mb-5 min-h-6 text-ink-700 text-sm">
				{!error && query.q && searchSummary(result)}
			</p>
			{error ? (
				<LiveFailure message="The search did not answer" toast={null} retry={retry} isWaiting={isWaiting} />
			) : query.q ? (
				<div aria-busy={isWaiting} className="transition-opacity delay-150 aria-busy:opacity-60">
					<SearchResults reply={result} />
				</div>
			) : (
				<nav aria-labelledby="search-proposals">
					<h2 id="search-proposals" className="mb-3 text-lg">
						For example
					</h2>
					<ul className="flex flex-wrap gap-2">
						{proposals.map((words) => (
							<li key={words}>
								<a
									href={searchHref(words)}
									data-keep-place=""
									className="tab tab-filled min-h-11 rounded-full px-4"
								>
									{words}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	);
}
