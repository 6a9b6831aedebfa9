import { DAY_MS } from "#lib/platform/durations";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { gauge } from "#lib/platform/metrics";

/** Shorter lists lose half of their items every day. */
const ITEMS_MIN = 4;
/** Alerts are taken down all at once. */
const NEVER_SAID = "/alerts";

type Shrunk = { items: number; before: number; since: number };

/** Calls of pages note them, and `/readyz` tells operators. */
const shrunk = globalSingleton("shrunk-lists", () => new Map<string, Shrunk>());

gauge("backend_list_shrunk", "1 for a list that suddenly has less than half of its items.", () =>
	current().map(([path]) => ({ labels: { path }, value: 1 })),
);

/**
 * Compares a list with the last good one. One that suddenly has less than half of the items is believed, but said, until it has grown
 * again, its change is announced by name, or for a day.
 */
export function noteListLength(path: string, items: number, before: number, isAnnounced: boolean): void {
	if (isAnnounced) {
		shrunk.delete(path);
		return;
	}
	const known = shrunk.get(path);
	const from = known?.before ?? before;
	if (path === NEVER_SAID || from < ITEMS_MIN || items * 2 >= from) {
		shrunk.delete(path);
		return;
	}
	shrunk.set(path, { items, before: from, since: known?.since ?? performance.now() });
	if (known?.items !== items) log.warn({ path, items, before: from }, "list has shrunk");
}

/** The lists that have shrunk, in words: '/notices: 3 items, 14 before'. */
export const shrunkLists = (): string[] =>
	current().map(([path, { items, before }]) => `${path}: ${items} items, ${before} before`);

function current(): [path: string, Shrunk][] {
	for (const [path, { since }] of shrunk) if (performance.now() - since > DAY_MS) shrunk.delete(path);
	return [...shrunk];
}
