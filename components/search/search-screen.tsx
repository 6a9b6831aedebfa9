import { Page } from "#components/page/page";
import type { SearchReply } from "#components/search/search-reply";
import { SearchResults, searchHref, searchSummary } from "#components/search/search-results";
import { Container } from "#components/ui/container";
import { LiveSearch } from "#components/ui/live-search";
import { FAILURE_TEXT, KEEP_PLACE, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { pageIsPersonal } from "#lib/platform/request-context";
import { SEARCH_PROPOSALS } from "#lib/search/search-words";

/**
 * The site search; new words search the whole site again. Searches can be personal and are rarely repeated, so they are never
 * cached.
 */
export function SearchScreen({ reply }: { reply: SearchReply }) {
	if (reply.query.q) pageIsPersonal();
	return (
		<Page
			isTask
			title="Search"
			intro="Products, branches, answers, notices and everything else on this site."
		>
			<Container className="py-8 md:py-14">
				<div className="max-w-3xl">
					<LiveSearch
						id="site-search"
						action="/search"
						label="Search this site"
						query={{ q: reply.query.q }}
					/>
				</div>
				<p role="status" {...{ [VIEW]: "found" }} className="mt-3 mb-5 min-h-6 text-ink-700 text-sm">
					{reply.query.q && searchSummary(reply)}
				</p>
				<div
					{...{
						[VIEW]: "results",
						[LOADING_TEXT]: "Searching…",
						[FAILURE_TEXT]: "The search did not answer",
					}}
				>
					{reply.query.q ? <SearchResults reply={reply} /> : <Proposals />}
				</div>
			</Container>
		</Page>
	);
}

const Proposals = () => (
	<nav aria-labelledby="search-proposals">
		<h2 id="search-proposals" className="mb-3 text-lg">
			For example
		</h2>
		<ul className="flex flex-wrap gap-2">
			{SEARCH_PROPOSALS.map((words) => (
				<li key={words}>
					<a
						href={searchHref(words)}
						{...{ [KEEP_PLACE]: "" }}
						className="tab tab-filled min-h-11 rounded-full px-4"
					>
						{words}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
