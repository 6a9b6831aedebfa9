import { Page } from "#components/page/page";
import type { SearchReply } from "#components/search/search-reply";
import { SearchResults, searchHref, searchSummary } from "#components/search/search-results";
import { Container } from "#components/ui/container";
import { LiveSearch } from "#components/ui/live-search";
import { pageIsPersonal } from "#lib/platform/request-context";
import { SEARCH_PROPOSALS } from "#lib/search/search-words";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

/** The site search. Searches can be personal and are rarely repeated, so no cache keeps them. */
export function SearchScreen({ reply }: { reply: SearchReply }) {
	if (reply.query.q) pageIsPersonal();
	return (
		<Page title="Search" intro="Products, branches, answers, notices and everything else on this site.">
			<Container className="py-8 md:py-14">
				<SearchList reply={reply} proposals={SEARCH_PROPOSALS} />
			</Container>
		</Page>
	);
}

type SearchListProps = {
	reply: SearchReply;
	/** Suggested searches. */
	proposals: readonly string[];
};

/** Site search. New words search the whole site again. */
const SearchList = ({ reply, proposals }: SearchListProps) => (
	<>
		<div className="max-w-3xl">
			<LiveSearch
				id="site-search"
				action="/search"
				label="Search this site"
				query={{ q: reply.query.q }}
				maxLength={SEARCH_MAX_LENGTH}
			/>
		</div>
		<p role="status" data-view="found" className="mt-3 mb-5 min-h-6 text-ink-700 text-sm">
			{reply.query.q && searchSummary(reply)}
		</p>
		<div
			data-view="results"
			data-failure="The search did not answer"
			className="transition-opacity delay-150 aria-busy:opacity-60"
		>
			{reply.query.q ? <SearchResults reply={reply} /> : <Proposals proposals={proposals} />}
		</div>
	</>
);

const Proposals = ({ proposals }: Pick<SearchListProps, "proposals">) => (
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
);
