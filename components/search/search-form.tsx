import { SearchBox } from "#components/ui/search-box";

type SearchFormProps = { id: string; look?: "plain" | "on-dark" };

/** The site search as a single field: a plain form that leads to the search page. */
export const SearchForm = ({ id, look = "plain" }: SearchFormProps) => (
	<search>
		<form action="/search">
			<label htmlFor={id} className={look === "on-dark" ? "search-label text-white" : "search-label"}>
				Search this site
			</label>
			<SearchBox id={id} />
		</form>
	</search>
);
