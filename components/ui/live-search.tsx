import { SearchBox } from "#components/ui/search-box";
import { LIVE_FORM, VIEW } from "#lib/islands/data-attributes";
import type { ListQuery } from "#lib/lists/list-pages";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type LiveSearchProps = {
	/** Unique on the page. */
	id: string;
	/** The page that the form leads to. */
	action: string;
	/** The label of the field and the landmark: 'Search notices'. */
	label: string;
	/** The current query. The form submits all of it except search and page. */
	query: ListQuery & { q: string };
};

/**
 * The search box of a list: a plain GET form that with script also searches during typing (`components/site/partial-page-update.ts`).
 */
export function LiveSearch({ id, action, label, query }: LiveSearchProps) {
	const { q, page: _page, ...rest } = query;
	return (
		<search aria-label={label}>
			<form action={action} {...{ [LIVE_FORM]: "" }}>
				<span hidden {...{ [VIEW]: `${id}-choices` }}>
					{Object.entries(rest).map(
						([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
					)}
				</span>
				<label htmlFor={id} className="search-label">
					{label}
				</label>
				<SearchBox id={id} defaultValue={q} maxLength={SEARCH_MAX_LENGTH} autoComplete="off" />
			</form>
		</search>
	);
}
