import type { ReactNode } from "react";
import { Pagination } from "#components/ui/pagination";
import { FAILURE_TEXT, FAILURE_TOAST, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { type ListQuery, listHref, type PageOf, pageParameter } from "#lib/lists/list-pages";

type FilteredListProps<Item> = {
	/** A page of the list and the query that it answers. */
	shown: PageOf<Item> & { query: ListQuery };
	/** The list's URL and the noun for its items, with a regular plural: `/notices`, `notice`. */
	path: string;
	noun: string;
	/** The active filters in words: `in Security`, `for “rates”`. */
	filters: readonly (string | false | undefined)[];
	/** The message if another view of the list does not arrive, and whether a toast says so, too. */
	failure: { message: string; isToast: boolean };
	/** Replaces the list when no item matches. */
	noMatch: ReactNode;
	statusClassName: string;
	listClassName: string;
	children: (item: Item, index: number) => ReactNode;
};

/** A filtered list below its filters: the number of matches, announced when it changes; the items; the pagination. */
export function FilteredList<Item extends { id: string }>(props: FilteredListProps<Item>) {
	const { items, total, page, pages, query } = props.shown;
	const found = [`${total} ${props.noun}${total === 1 ? "" : "s"}`, ...props.filters]
		.filter(Boolean)
		.join(" ");
	return (
		<>
			<p role="status" {...{ [VIEW]: "found" }} className={props.statusClassName}>
				{pages > 1 ? `${found}, page ${page} of ${pages}` : found}
			</p>
			<div
				{...{
					[VIEW]: "list",
					[LOADING_TEXT]: `Loading ${props.noun}s…`,
					[FAILURE_TEXT]: props.failure.message,
					[FAILURE_TOAST]: props.failure.isToast ? "" : undefined,
				}}
			>
				{total === 0 ? (
					props.noMatch
				) : (
					<ul className={props.listClassName}>
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
				/>
			</div>
		</>
	);
}
