import { useId } from "react";
import { SearchBox } from "#components/ui/search-box";
import { SEARCH_MAX_LENGTH } from "#lib/text-match";

/** The site's search where there is room for one line: a plain form that leads to its page. */
export function SearchForm({ look = "plain" }: { look?: "plain" | "on-dark" }) {
	const id = useId();
	return (
		<search aria-label="This site">
			<form action="/search">
				<label htmlFor={id} className={`search-label ${look === "on-dark" ? "text-white" : ""}`}>
					Search this site
				</label>
				<SearchBox id={id} maxLength={SEARCH_MAX_LENGTH} />
			</form>
		</search>
	);
}
