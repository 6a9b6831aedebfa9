import { LRUCache } from "lru-cache";
import { type BackendFailure, isNotFound } from "#lib/backend/client/failure";
import { hearFinding } from "#lib/backend/client/findings";
import type { LastGood } from "#lib/backend/client/last-good";
import { isItemPath, resourceOf } from "#lib/backend/client/resources";
import { DAY_MS } from "#lib/platform/durations";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { counter, gauge, histogram } from "#lib/platform/metrics";

/** How often the log says of a path that it fails. */
const LOG_EVERY_MS = 60_000;
/** Shorter lists lose half of their items every day. */
const ITEMS_MIN = 4;
/** Alerts are taken down all at once. */
const NEVER_SAID = "/alerts";

/** What pages and routes saw of the backend, of which `/readyz` and the log tell operators. */
export const observed = globalSingleton("backend-observed", () => ({
	/** Why the latest call of each list failed, until one succeeds. */
	failures: new Map<string, BackendFailure>(),
	logged: new LRUCache<string, true>({ max: 500, ttl: LOG_EVERY_MS }),
	/** Lists that have lost more than half of their items (`since` as `performance.now()`), by path. */
	shrunk: new Map<string, { items: number; before: number; since: number }>(),
	/** Places whose pictures pages refuse. */
	refusedPictures: new Set<string>(),
	/** Hosts whose pictures pages show. */
	pictureHosts: new Set<string>(),
}));
const { failures, logged, shrunk } = observed;

const reads = counter("backend_reads_total", "Reads by resource and source of the response.");
const calls = counter("backend_calls_total", "Calls to the backend by resource and outcome.");
const callSeconds = histogram("backend_call_duration_seconds", "Duration of calls to the backend.");
gauge("backend_list_shrunk", "1 for a list that suddenly has less than half of its items.", () =>
	stillShrunk().map(([path]) => ({ labels: { path }, value: 1 })),
);

/** Counts what a reader got. */
export const noteRead = (path: string, from: "backend" | "memory" | "last good" | "nothing"): void =>
	void reads.add({ resource: resourceOf(path), from });

/** Counts a call that succeeded. */
export function noteSuccess(path: string, startedAt: number): void {
	failures.delete(path);
	noteCall(path, "ok", startedAt);
}

/** Counts a call that failed, and logs it once a minute for each path. An item that is not there is no failure. */
export function noteFailure(failure: BackendFailure, startedAt: number, shown: LastGood | undefined): void {
	const { path, reason, status, detail } = failure;
	noteCall(path, reason, startedAt);
	hearFinding({ path, grade: "wrong", what: detail });
	if (isItemPath(path) && isNotFound(failure)) return;
	if (!isItemPath(path)) failures.set(path, failure);
	if (logged.has(path)) return;
	logged.set(path, true);
	const shows = shown ? { shownFrom: new Date(shown.at) } : {};
	log.warn({ path, reason, status, detail, ...shows }, "backend read failed");
}

function noteCall(path: string, outcome: string, startedAt: number) {
	calls.add({ resource: resourceOf(path), outcome });
	callSeconds.observe({ resource: resourceOf(path) }, (performance.now() - startedAt) / 1_000);
}

/** Why this list could not be read when it was last tried; undefined if it could. */
export const lastFailure = (path: string): BackendFailure | undefined => failures.get(path);

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
	stillShrunk().map(([path, { items, before }]) => `${path}: ${items} items, ${before} before`);

function stillShrunk() {
	for (const [path, { since }] of shrunk) if (performance.now() - since > DAY_MS) shrunk.delete(path);
	return [...shrunk];
}
