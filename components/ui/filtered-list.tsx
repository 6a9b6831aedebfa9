import type { ReactNode } from "react";
import { LiveFailure } from "#components/ui/live-failure";
import { Pagination } from "#components/ui/pagination";
import { type ListQuery, listHref } from "#lib/lists/list-href";
import { type PageOf, pageParameter } from "#lib/lists/paginate";

type FilteredListProps<Item> = {
	/** What `useFilteredList` answers. */
	list: {
		result: PageOf<Item> & { query: ListQuery };
		isWaiting: boolean;
		error: Error | undefined;
		retry: () => void;
	};
	/** The list's own address, and what it lists: `/notices`, `notice`, which with an s is the plural. */
	path: string;
	noun: string;
	/** What it is filtered by, in words: `in Security`, `for “rates”`. */
	filters: readonly (string | false | undefined)[];
	/** What is said when an answer does not come; in a toast too, unless that is null. */
	failure: { message: string; toast?: null };
	/** What stands in place of the list when the filters leave nothing. */
	noMatch: ReactNode;
	statusClassName: string;
	listClassName: string;
	children: (item: Item, index: number) => ReactNode;
};

/** What stands below the filters of a list: how much was found, read out when it changes; the items; and the pages. */
export function FilteredList<Item extends { id: string }>(props: FilteredListProps<Item>) {
	const { result, isWaiting, error, retry } = props.list;
	const { items, total, page, pages, query } = result;
	const found = [`${total} ${props.noun}${total === 1 ? "" : "s"}`, ...props.filters]
		.filter(Boolean)
		.join(" ");
	return (
		<>
			<p role="status" className={props.statusClassName}>
				{!error && (pages > 1 ? `${found}, page ${page} of ${pages}` : found)}
			</p>
			{error ? (
				<LiveFailure {...props.failure} retry={retry} isWaiting={isWaiting} />
			) : (
				<>
					{total === 0 ? (
						props.noMatch
					) : (
						<ul aria-busy={isWaiting} className={props.listClassName}>
							{items.map((item, index) => (
								<li key={item.id}>{props.children(item, index)}</li>
							))}
						</ul>
					)}
					<Pagination
						label={`Pages of ${props.noun}s`}
						page={page}
						pages={pages}
						href={(target) => listHref(props.path, { ...query, page: pageParameter(target) })}
						className="mt-8 justify-center"
					/>
				</>
			)}
		</>
	);
}
