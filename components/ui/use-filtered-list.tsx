import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { hasModifier } from "#components/ui/has-modifier";
import type { ListAnswer, ListReader } from "#components/ui/list-reader";
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

/** Undefined until a visitor first needs it; later lists have it from the start. */
let loadedReader: typeof ListReader | undefined;

async function loadReader(): Promise<typeof ListReader> {
	loadedReader ??= (await import("#components/ui/list-reader")).ListReader;
	return loadedReader;
}

/**
 * A list that responds to filters at once. It starts from what the server rendered, reads further results as JSON, updates the
 * address, and follows back and forward, even when the visitor returns from another page. While a result is loading, the
 * previous one stays.
 *
 * Filters and page numbers remain plain links; those inside `region` that lead to `path` are handled here. A link with
 * `data-keep-place` (a filter) keeps scroll position and focus; any other (a page number) scrolls to the top.
 *
 * What reads the results loads when the visitor first reaches for one of these links or a field, because most visitors only
 * read the first results. Render `reader` in the list; it shows nothing.
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
	const firstSource = listHref(api, first);
	const [Reader, setReader] = useState(() => loadedReader);
	/** The address whose result could not be read, because what reads it did not arrive. */
	const [failed, setFailed] = useState<string>();
	const [answer, setAnswer] = useState<ListAnswer<Result>>();

	const load = useCallback(async () => {
		setFailed(undefined);
		try {
			const loaded = await loadReader();
			setReader(() => loaded);
		} catch {
			setFailed(source);
		}
	}, [source]);

	useEffect(() => {
		if (source !== firstSource && !Reader) void load();
	}, [source, firstSource, Reader, load]);

	// Before the paint, so that a returning visitor does not see the unfiltered list first.
	useLayoutEffect(() => {
		const follow = () => {
			const next = parse(new URLSearchParams(location.search));
			// The same object renders nothing, as when the page is as the server sent it.
			setQuery((last) => (listHref(api, last) === listHref(api, next) ? last : next));
		};
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [parse, api]);

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
		const onReach = ({ target }: Event) => {
			const isFilter =
				target instanceof Element && (target.closest("form") || isOwnLink(target.closest("a"), path));
			// If it does not arrive, it is loaded again once it is needed.
			if (isFilter) loadReader().then((loaded) => setReader(() => loaded), ignoreFailure);
		};
		const list = region.current;
		const listeners = new AbortController();
		const { signal } = listeners;
		list?.addEventListener("click", onClick, { signal });
		for (const sign of ["pointerover", "focusin"])
			list?.addEventListener(sign, onReach, { passive: true, signal });
		return () => listeners.abort();
	}, [path, parse, show]);

	const waiting: ListAnswer<Result> = {
		data: undefined,
		error: failed === source ? new Error(`Nothing can read ${source}`) : undefined,
		isWaiting: source !== firstSource && failed !== source,
		retry: load,
	};
	const { data, ...state } = answer ?? waiting;
	return {
		region,
		query,
		result: data ?? firstResult,
		...state,
		show,
		refine,
		reader: Reader && (
			<Reader source={source} first={{ source: firstSource, result: firstResult }} onAnswer={setAnswer} />
		),
	};
}

/** The link to `path` that received a plain click. */
function ownLink(event: MouseEvent, path: string): HTMLAnchorElement | undefined {
	const isPlain = event.button === 0 && !hasModifier(event);
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	return isPlain && isOwnLink(link, path) ? link : undefined;
}

const ignoreFailure = () => {};

const isOwnLink = (link: HTMLAnchorElement | null, path: string): link is HTMLAnchorElement =>
	link?.origin === location.origin && link.pathname === path && !link.target && !link.hash;
