import { useEffect, useRef } from "react";
import { SearchBox } from "#components/ui/search-box";
import type { ListQuery } from "#lib/lists/list-href";

/** How long a pause in typing starts a search. */
const TYPING_PAUSE_MS = 250;

type LiveSearchProps = {
	/** The page that handles the form without script. */
	action: string;
	/** What is searched, for the label and the landmark: 'Search notices'. */
	label: string;
	placeholder?: string;
	/** The current query. The form submits all of it except search and page. */
	query: ListQuery & { q: string };
	onSearch: (q: string) => void;
	/** What Enter and the button do, if more than searching at once. */
	onSubmit?: (q: string) => void;
	maxLength: number;
};

/** The search box of a list: a plain GET form that also searches during typing. For islands. */
export function InstantSearch({
	action,
	label,
	placeholder,
	query,
	onSearch,
	onSubmit,
	maxLength,
}: LiveSearchProps) {
	const id = "dialog-search";
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The current search, as far as this box knows. */
	const searched = useRef(query.q);

	const search = () => {
		clearTimeout(timer.current);
		const q = input.current?.value.trim() ?? "";
		if (q === searched.current) return;
		searched.current = q;
		onSearch(q);
	};
	const latestSearch = useRef(search);
	useEffect(() => {
		latestSearch.current = search;
	});
	const searchSoon = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => latestSearch.current(), TYPING_PAUSE_MS);
	};

	// Include what was typed before hydration.
	useEffect(() => {
		const box = input.current;
		if (box && box.value !== box.defaultValue)
			timer.current = setTimeout(() => latestSearch.current(), TYPING_PAUSE_MS);
		return () => clearTimeout(timer.current);
	}, []);

	// Back and forward change the search from outside this box.
	useEffect(() => {
		if (query.q === searched.current || !input.current) return;
		searched.current = query.q;
		clearTimeout(timer.current);
		input.current.value = query.q;
	}, [query.q]);

	const { q: _q, page: _page, ...rest } = query;
	return (
		<search aria-label={label}>
			<form
				action={action}
				onSubmit={(event) => {
					event.preventDefault();
					search();
					onSubmit?.(searched.current);
				}}
			>
				{Object.entries(rest).map(
					([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
				)}
				<label htmlFor={id} className="search-label">
					{label}
				</label>
				<SearchBox
					ref={input}
					id={id}
					defaultValue={searched.current}
					placeholder={placeholder}
					maxLength={maxLength}
					autoComplete="off"
					onInput={searchSoon}
				/>
			</form>
		</search>
	);
}
