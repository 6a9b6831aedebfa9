import type { Metadata } from "next";
import { searchReply } from "#components/search/search-reply";
import { SearchScreen } from "#components/search/search-screen";
import { pageQuery } from "#lib/pages/page-query";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "#lib/search/site-index";
import { countEmptySearch } from "#lib/server/feedback";

/** The search term is not in the title: someone who shares a link must not be able to write our headline. */
export const metadata: Metadata = {
	title: "Search",
	description: "Find products, branches, answers, notices, open roles and news on this site.",
	robots: { index: false, follow: true },
};

/** `/search?q=…` */
export default async function SearchPage({ searchParams }: PageProps<"/search">) {
	const query = await pageQuery("/search", searchParams);
	const reply = searchReply(await siteIndex(), searchQuery(query));
	if (reply.ways) void countEmptySearch(reply.query.q);
	return <SearchScreen reply={reply} />;
}
