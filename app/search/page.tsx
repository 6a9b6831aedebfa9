import type { Metadata } from "next";
import { Page } from "#components/page/page";
import { searchReply } from "#components/search/search-reply";
import { SearchResults, searchHref, searchSummary } from "#components/search/search-results";
import { Container } from "#components/ui/container";
import { LiveSearch } from "#components/ui/live-search";
import { UpdateFailure } from "#components/ui/load-failure";
import { pageQuery } from "#lib/pages/page-query";
import { pageIsPersonal } from "#lib/platform/request-context";
import { searchQuery } from "#lib/search/search-query";
import { SEARCH_PROPOSALS } from "#lib/search/search-words";
import { siteIndex } from "#lib/search/site-index";
import { countEmptySearch } from "#lib/server/feedback";

/** The search term is not in the title: someone who shares a link must not be able to write our headline. */
export const metadata: Metadata = {
	title: "Search",
	description: "Find products, branches, answers, notices, open roles and news on this site.",
	robots: { index: false, follow: true },
};

/** `/search?q=…`; new words search the whole site again. */
export default async function SearchPage({ searchParams }: PageProps<"/search">) {
	const query = await pageQuery("/search", searchParams);
	const reply = searchReply(await siteIndex(), searchQuery(query));
	if (reply.ways) void countEmptySearch(reply.query.q);
	// Searches can be personal and are rarely repeated, so they are never cached.
	if (reply.query.q) pageIsPersonal();
	return (
		<Page title="Search" intro="Products, branches, answers, notices and everything else on this site.">
			<Container className="py-8 md:py-14">
				<div className="max-w-3xl">
					<LiveSearch
						id="site-search"
						action="/search"
						label="Search this site"
						query={{ q: reply.query.q }}
					/>
				</div>
				<p role="status" data-view="found" className="mt-3 mb-5 min-h-6 text-ink-700 text-sm">
					{reply.query.q && searchSummary(reply)}
				</p>
				<div data-view="results" data-loading="Searching…" data-failure="The search did not answer">
					{reply.query.q ? <SearchResults reply={reply} /> : <Proposals />}
					<UpdateFailure />
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
