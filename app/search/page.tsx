import type { Metadata } from "next";
import { SearchView } from "./view";

export const revalidate = 60;

/** The search term is not in the title: someone who shares a link must not be able to write our headline. */
export const metadata: Metadata = {
	title: "Search",
	description: "Find products, branches, answers, notices, open roles and news on this site.",
	robots: { index: false, follow: true },
};

export default function SearchPage() {
	return <SearchView query={new URLSearchParams()} />;
}
