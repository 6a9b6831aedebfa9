import { useCallback, useEffect, useState } from "react";
import useSWR from "swr";

/** The query of a list as its address carries it. An absent key and an empty value are the same: the default. */
export type LiveQuery = Readonly<Record<string, string>>;

type LiveQueryOptions<Result> = {
	/** Where the same answer can be read as JSON: `/api/notices`. */
	api: string;
	/** The recognised keys; all other parameters of the address (`utm_source`) stay as they are. */
	keys: readonly string[];
	/** What the server drew: the query, and its result. */
	query: LiveQuery;
	result: Result;
};

/**
 * A list that answers a filter at once: starts from what the server drew, reads further answers as JSON, keeps the address
 * in step, and follows back and forward. While an answer is on its way the previous one stays.
 * `show(query, "push")` is for a choice that back should undo (a page, a category), `"replace"` for typing.
 */
export function useLiveQuery<Result>({
	api,
	keys,
	query: first,
	result: firstResult,
}: LiveQueryOptions<Result>) {
	const [query, setQuery] = useState(first);
	const search = searchOf(query, keys);
	const { data, error, isLoading } = useSWR<Result, Error>(`${api}?${search}`, readJson, {
		fallbackData: search === searchOf(first, keys) ? firstResult : undefined,
		keepPreviousData: true,
		revalidateIfStale: false,
		revalidateOnFocus: false,
		revalidateOnReconnect: false,
		shouldRetryOnError: false,
	});

	useEffect(() => {
		const follow = () => setQuery(queryOfAddress(keys));
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [keys]);

	const show = useCallback(
		(next: LiveQuery, how: "push" | "replace") => {
			setQuery(next);
			const address = new URL(location.href);
			for (const key of keys) {
				if (next[key]) address.searchParams.set(key, next[key]);
				else address.searchParams.delete(key);
			}
			history[how === "push" ? "pushState" : "replaceState"](null, "", address);
		},
		[keys],
	);

	return { query, result: data ?? firstResult, isLoading, error, show };
}

const searchOf = (query: LiveQuery, keys: readonly string[]) =>
	new URLSearchParams(keys.flatMap((key) => (query[key] ? [[key, query[key]]] : []))).toString();

function queryOfAddress(keys: readonly string[]): LiveQuery {
	const parameters = new URLSearchParams(location.search);
	return Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ""]));
}

async function readJson<Result>(url: string): Promise<Result> {
	const answer = await fetch(url, { headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
	return answer.json();
}
