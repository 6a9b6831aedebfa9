import { type ReactNode, useMemo } from "react";
import { LiveFailure } from "#components/ui/live-failure";
import { Pagination } from "#components/ui/pagination";
import { type ListQuery, listHref } from "#lib/lists/list-href";
import { pageParameter } from "#lib/lists/page-number";
import type { PageOf } from "#lib/lists/paginate";

type FilteredListProps<Item> = {
	/** The result of `useFilteredList`. */
	list: {
		result: PageOf<Item> & { query: ListQuery };
		isWaiting: boolean;
		error: Error | undefined;
		retry: () => void;
		reader: ReactNode;
	};
	/** The list's address and the noun for its items, with a regular plural: `/notices`, `notice`. */
	path: string;
	noun: string;
	/** The active filters in words: `in Security`, `for “rates”`. */
	filters: readonly (string | false | undefined)[];
	/** The message if a response fails to arrive, also shown as a toast unless `toast` is null. */
	failure: { message: string; toast?: null };
	/** Replaces the list when no item matches. */
	noMatch: ReactNode;
	statusClassName: string;
	listClassName: string;
	/** What an item shows depends on nothing else. */
	children: (item: Item, index: number) => ReactNode;
};

/** A filtered list below its filters: the number of matches, announced when it changes; the items; the pagination. */
export function FilteredList<Item extends { id: string }>(props: FilteredListProps<Item>) {
	const { result, isWaiting, error, retry, reader } = props.list;
	const { items, total, page, pages, query } = result;
	// biome-ignore lint/correctness/useExhaustiveDependencies: pressing a filter renders again, the items change with the response
	const entries = useMemo(
		() => items.map((item, index) => <li key={item.id}>{props.children(item, index)}</li>),
		[items],
	);
	const found = [`${total} ${props.noun}${total === 1 ? "" : "s"}`, ...props.filters]
		.filter(Boolean)
		.join(" ");
	return (
		<>
			{reader}
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
							{entries}
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
