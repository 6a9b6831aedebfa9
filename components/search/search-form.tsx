import { useId } from "react";
import { SearchBox } from "#components/ui/search-box";

/** The site search as a single field: a plain form that leads to the search page. */
export function SearchForm({ look = "plain" }: { look?: "plain" | "on-dark" }) {
	const id = useId();
	return (
		<search>
			<form action="/search">
				<label htmlFor={id} className={look === "on-dark" ? "search-label text-white" : "search-label"}>
					Search this site
				</label>
				<SearchBox id={id} />
			</form>
		</search>
	);
}
