import type { Metadata } from "next";
import { SearchView } from "./view";

export const revalidate = 60;

/** The typed words are not in it: whoever shares such a link must not be able to write our headline. */
export const metadata: Metadata = {
	title: "Search",
	description: "Find products, branches, answers, notices, open roles and news on this site.",
	robots: { index: false, follow: true },
};

export default function SearchPage() {
	return <SearchView query={new URLSearchParams()} />;
}
