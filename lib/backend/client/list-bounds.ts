import { BackendFailure } from "#lib/backend/client/failure";
import { isItemPath, type Resource, resourceOf } from "#lib/backend/client/resources";
import { sharedBounds } from "#lib/backend/client/shared-bounds";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";

/** An array that pages share, or whatever else a path returns. `isCut`: the backend has more. */
export type Bounded<T> = { value: T; isCut: boolean };

/** Each is parsed before the newest are known. */
export const MAX_ITEMS_READ = 20_000;
/** How long an answer that could not be used is not fetched again, because it will not shrink in a moment. */
const TOO_LARGE_MS = 60_000;

const { warnings, tooLargeUntil } = sharedBounds;

/**
 * What is kept of a list: up to `API_KEEP_ITEMS`, the newest by their dates, in their order. If only the beginning of the list was read
 * (`isTruncated`), its order must be from the newest to the oldest. Where the newest cannot be known, a whole list kept earlier (`hasWhole`)
 * stays, and a `BackendFailure` (`too large`) is thrown; without one, the first items are kept.
 */
export function boundedList<T>(
	path: string,
	value: T,
	{ isTruncated, hasWhole }: { isTruncated: boolean; hasWhole: boolean },
): Bounded<T> {
	const maxItems = environment().API_KEEP_ITEMS;
	if (!Array.isArray(value)) {
		if (isTruncated) throw tooLarge(path);
		return { value, isCut: false };
	}
	if (!isTruncated && value.length <= maxItems) {
		if (warnings.delete(path)) log.info({ path, items: value.length }, "the whole list is kept again");
		return { value, isCut: false };
	}
	const newest = newestOf(value, maxItems, isTruncated);
	if (!newest && hasWhole) throw tooLarge(path);
	const kept = newest ?? value.slice(0, maxItems);
	const which = newest ? "newest" : "first";
	const total = isTruncated ? `more than ${value.length}` : value.length;
	warn(path, `the ${which} ${kept.length} of ${total} items are shown`);
	return { value: Object.freeze(kept) as T, isCut: true };
}

/** The failure of an answer above the limits, which is then not fetched again for a minute. Operators are told. */
export function tooLarge(path: string): BackendFailure {
	tooLargeUntil.set(path, performance.now() + TOO_LARGE_MS);
	warn(path, "too large to be read, the last good content stays", "error");
	return new BackendFailure("too large", path);
}

/** Throws a `BackendFailure` while an answer above the limits may not be fetched again. */
export function refuseTooLarge(path: string): void {
	if (performance.now() < (tooLargeUntil.get(path) ?? 0)) throw new BackendFailure("too large", path);
}

/** Allows an answer above the limits to be fetched again at once, because a change was announced. */
export const askAgain = (path: string): void => void tooLargeUntil.delete(path);

/** What operators must know of lists above the limits, one line for each resource. */
export const listWarnings = (): { resource: Resource | "other"; warning: string }[] =>
	[...warnings].map(([path, warning]) => ({ resource: resourceOf(path), warning }));

/** In the log once, until something else is true. Of items there may be many, so that they are only logged. */
function warn(path: string, warning: string, level: "warn" | "error" = "warn") {
	if (warnings.get(path) === warning) return;
	if (!isItemPath(path)) warnings.set(path, warning);
	const { API_KEEP_ITEMS, API_MAX_ANSWER_BYTES } = environment();
	log[level]({ path, warning, API_KEEP_ITEMS, API_MAX_ANSWER_BYTES }, "answer above the limits");
}

type Dated = { publishedAt?: string };

/** Undefined if no item has a date, or if newer ones may follow. An item without a date counts as the oldest. */
function newestOf<T extends Dated>(
	items: readonly T[],
	count: number,
	isTruncated: boolean,
): T[] | undefined {
	const dates = items.flatMap(({ publishedAt }) => publishedAt ?? []);
	if (dates.length === 0) return undefined;
	if (isTruncated && dates.some((date, at) => date > (dates[at - 1] ?? date))) return undefined;
	const newestFirst = items.toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""));
	const newest = new Set(newestFirst.slice(0, count));
	return items.filter((item) => newest.has(item));
}
