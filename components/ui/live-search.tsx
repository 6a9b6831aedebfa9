import { useEffect, useRef } from "react";
import type { ListQuery } from "#lib/list-href";

/** A search starts when the visitor has not typed for so long. */
const TYPING_PAUSE_MS = 250;

type LiveSearchProps = {
	/** The page that answers the form without script. */
	action: string;
	/** What is searched, for the label and the landmark: 'Search notices'. */
	label: string;
	placeholder?: string;
	/** The query in force; all of it but search and page goes with the form. */
	query: ListQuery & { q: string };
	onSearch: (q: string) => void;
	maxLength: number;
};

/** The search box of a list: a plain GET form that also searches while one types. For islands. */
export function LiveSearch({ action, label, placeholder, query, onSearch, maxLength }: LiveSearchProps) {
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The search in force, as far as this box knows. */
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

	// What was typed before the script came counts too.
	useEffect(() => {
		const box = input.current;
		if (box && box.value !== box.defaultValue)
			timer.current = setTimeout(() => latestSearch.current(), TYPING_PAUSE_MS);
		return () => clearTimeout(timer.current);
	}, []);

	// Back and forward change the search from outside.
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
				}}
				className="relative"
			>
				{Object.entries(rest).map(
					([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
				)}
				<label htmlFor="list-search" className="mb-1.5 block font-semibold text-ink-900 text-sm">
					{label}
				</label>
				<input
					ref={input}
					id="list-search"
					type="search"
					name="q"
					defaultValue={searched.current}
					placeholder={placeholder}
					maxLength={maxLength}
					autoComplete="off"
					enterKeyHint="search"
					onInput={searchSoon}
					className="h-12 w-full appearance-none rounded-full border-2 border-line-strong bg-white pr-14 pl-5 text-ink-900 placeholder:text-ink-500"
				/>
				<button
					type="submit"
					aria-label="Search"
					className="absolute right-1 bottom-1 grid size-10 place-items-center rounded-full bg-brand-700 text-white transition-colors hover:bg-brand-800"
				>
					<svg
						aria-hidden="true"
						viewBox="0 0 24 24"
						className="size-5"
						fill="none"
						stroke="currentColor"
						strokeWidth="2.5"
						strokeLinecap="round"
					>
						<path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
					</svg>
				</button>
			</form>
		</search>
	);
}
