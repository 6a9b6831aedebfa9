import { useLayoutEffect } from "react";
import useSWR from "swr";
import { readJson } from "#components/ui/read-json";

/** What is known of the result that a list asks for. */
export type ListAnswer<Result> = {
	/** While the result is loading, the previous one. */
	data: Result | undefined;
	error: Error | undefined;
	isWaiting: boolean;
	retry: () => void;
};

type ListReaderProps<Result> = {
	/** The address of the wanted result as JSON. */
	source: string;
	/** What the server rendered. */
	first: { source: string; result: Result };
	onAnswer: (answer: ListAnswer<Result>) => void;
};

/** How long a response counts as fresh; the page itself may be as old. */
const FRESH_MS = 60_000;

/**
 * Reads the results of a list and renders nothing. A component of its own, so that `swr` is loaded only by those who filter or
 * turn a page (`use-filtered-list.tsx`).
 */
export function ListReader<Result>({ source, first, onAnswer }: ListReaderProps<Result>) {
	const isFirst = source === first.source;
	const { data, error, isLoading, isValidating, mutate } = useSWR<Result, Error>(source, readJson, {
		fallbackData: isFirst ? first.result : undefined,
		keepPreviousData: true,
		revalidateOnMount: !isFirst,
		revalidateOnFocus: false,
		revalidateOnReconnect: false,
		shouldRetryOnError: false,
		dedupingInterval: FRESH_MS,
	});
	const isWaiting = isLoading || (isValidating && error !== undefined);

	// Before the paint, so that a returning visitor does not see the unfiltered list first.
	useLayoutEffect(() => {
		onAnswer({ data, error, isWaiting, retry: () => void mutate() });
	}, [data, error, isWaiting, mutate, onAnswer]);
	return null;
}
