import type { Metadata } from "next";
import { searchReply } from "#components/search/search-reply";
import { SearchScreen } from "#components/search/search-screen";
import { companyIdentity } from "#lib/company/identity";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "./site-index";

export const revalidate = 60;

/** The typed words are not in it: whoever shares such a link must not be able to write our headline. */
export const metadata: Metadata = {
	title: "Search",
	description: "Find products, branches, answers, notices, open roles and news on this site.",
	robots: { index: false, follow: true },
};

export default async function SearchPage() {
	return (
		<SearchScreen
			reply={searchReply(await siteIndex(), searchQuery(new URLSearchParams()), companyIdentity())}
		/>
	);
}
