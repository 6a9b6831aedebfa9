import { LRUCache } from "lru-cache";
import { type BackendFailure, isNotFound } from "#lib/backend/client/failure";
import { hearFinding } from "#lib/backend/client/findings";
import type { LastGood } from "#lib/backend/client/last-good";
import { isItemPath, resourceOf } from "#lib/backend/client/resources";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { counter, histogram } from "#lib/platform/metrics";

/** How often the log says of a path that it fails. */
const LOG_EVERY_MS = 60_000;

/** `/readyz` is a route of its own. */
const { failures, logged } = globalSingleton("backend-observed", () => ({
	/** Why the latest call of each list failed, until one succeeds. */
	failures: new Map<string, BackendFailure>(),
	logged: new LRUCache<string, true>({ max: 500, ttl: LOG_EVERY_MS }),
}));

const reads = counter("backend_reads_total", "Reads by resource and source of the response.");
const calls = counter("backend_calls_total", "Calls to the backend by resource and outcome.");
const callSeconds = histogram("backend_call_duration_seconds", "Duration of calls to the backend.");

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
