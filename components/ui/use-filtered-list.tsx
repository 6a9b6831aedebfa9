import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import { type ListQuery, listHref } from "#lib/lists/list-href";

type LiveQueryOptions<Query, Result> = {
	/** The page that the list's own links lead to: `/notices`. */
	path: string;
	/** The address of the same result as JSON: `/api/notices`. */
	api: string;
	/** Parses the query of an address as the server does. Must not change between renders. */
	parse: (parameters: URLSearchParams) => Query;
	/** What the server rendered: the query and its result. */
	query: Query;
	result: Result;
};

/** How long a response counts as fresh; the page itself may be as old. */
const FRESH_MS = 60_000;

/**
 * A list that responds to filters at once. It starts from what the server rendered, reads further results as JSON, updates the
 * address, and follows back and forward, even when the visitor returns from another page. While a result is loading, the
 * previous one stays.
 *
 * Filters and page numbers remain plain links; those inside `region` that lead to `path` are handled here. A link with
 * `data-keep-place` (a filter) keeps scroll position and focus; any other (a page number) scrolls to the top.
 */
export function useFilteredList<Query extends ListQuery, Result>({
	path,
	api,
	parse,
	query: first,
	result: firstResult,
}: LiveQueryOptions<Query, Result>) {
	const region = useRef<HTMLDivElement>(null);
	const [query, setQuery] = useState(first);
	const source = listHref(api, query);
	const { data, error, isLoading, isValidating, mutate } = useSWR<Result, Error>(source, readJson, {
		fallbackData: source === listHref(api, first) ? firstResult : undefined,
		keepPreviousData: true,
		revalidateOnMount: false,
		revalidateOnFocus: false,
		revalidateOnReconnect: false,
		shouldRetryOnError: false,
		dedupingInterval: FRESH_MS,
	});

	// Before the paint, so that a returning visitor does not see the unfiltered list first.
	useLayoutEffect(() => {
		const follow = () => setQuery(parse(new URLSearchParams(location.search)));
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [parse]);

	/** Use `push` for a choice that back should undo. */
	const show = useCallback((next: Query, how: "push" | "replace") => {
		setQuery(next);
		const address = new URL(location.href);
		// Keep other parameters of the address (`utm_source`).
		for (const [key, value] of Object.entries(next)) {
			if (value) address.searchParams.set(key, value);
			else address.searchParams.delete(key);
		}
		history[how === "push" ? "pushState" : "replaceState"](null, "", address);
	}, []);

	/** Changes part of the query without a history entry, as typing does. */
	const refine = useCallback(
		(change: Partial<Query>) =>
			show({ ...parse(new URLSearchParams(location.search)), ...change }, "replace"),
		[parse, show],
	);

	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = ownLink(event, path);
			if (!link) return;
			event.preventDefault();
			show(parse(new URL(link.href).searchParams), "push");
			if (link.dataset.keepPlace !== undefined) return;
			scrollTo({ top: 0, behavior: "instant" });
			document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
		};
		const list = region.current;
		list?.addEventListener("click", onClick);
		return () => list?.removeEventListener("click", onClick);
	}, [path, parse, show]);

	return {
		region,
		query,
		result: data ?? firstResult,
		isWaiting: isLoading || (isValidating && error !== undefined),
		error,
		show,
		refine,
		retry: () => void mutate(),
	};
}

/** The link to `path` that received a plain click. */
function ownLink(event: MouseEvent, path: string): HTMLAnchorElement | undefined {
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	const isOwn = link?.origin === location.origin && link.pathname === path && !link.target && !link.hash;
	return isPlain && isOwn ? link : undefined;
}

/** The JSON response of an address of this site. */
export async function readJson<Result>(url: string): Promise<Result> {
	const answer = await fetch(url, { headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
	return answer.json();
}
