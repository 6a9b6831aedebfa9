import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { throughCircuit } from "#lib/backend/client/circuit";
import { BackendFailure, isNotFound } from "#lib/backend/client/failure";
import {
	type LastGood,
	lastGood,
	parsed,
	parsingTurn,
	type Source,
	storeLastGood,
} from "#lib/backend/client/last-good";
import { noteFailure, noteListLength, noteRead, noteSuccess } from "#lib/backend/client/observed";
import {
	contentFile,
	isItemPath,
	isNeverEmpty,
	isOptionalPath,
	pathsOf,
	type Resource,
	resourceOf,
} from "#lib/backend/client/resources";
import { callDeadline, receive } from "#lib/backend/client/transport";
import { environment, isBuild } from "#lib/platform/environment";
import { globalSingleton } from "#lib/platform/global-singleton";
import { outsideRender, recordRead } from "#lib/platform/request-context";
import { currentParsed } from "#lib/text/json-file";
import { within } from "#lib/web/deadline";

/** How long readers wait for a call, from its start, when a last good response exists. */
export const WAIT_MS = 1_500;
/** How long a suddenly empty list of products or branches counts as a failure. */
const EMPTY_GRACE_MS = 60_000;
const OLDER_THAN_ANY_CHANGE = 0;
/** A list that every backend has. */
const REQUIRED_PATH = "/products";

/**
 * A response, and when it was requested (`performance.now()`). `failure`: why it is an old one. `isLate`: it is an old one, because the
 * call has not ended yet.
 */
export type BackendReading<T = unknown> = LastGood<T> & {
	requestedAt: number;
	failure?: BackendFailure;
	isLate?: true;
};

/** Pages, routes and watchers share each call, and a change that a route announces counts for all of them. */
const { readings, calls, named, emptySince } = globalSingleton("backend-client", () => ({
	/** One call per path at a time. What it brought, also a failure, is reused for `API_FRESH_MS`. */
	readings: new LRUCache<string, BackendReading | BackendFailure, Source<unknown>>({
		max: 2_000,
		fetchMethod: (_path, _before, { context, signal }) => call(context, signal),
		// A change drops the entry, also while its call is in progress: earlier readers still get that response.
		ignoreFetchAbort: true,
	}),
	/** When the calls in progress began. */
	calls: new Map<string, number>(),
	/** Lists of resources that publishers announced individually, until they have been read. */
	named: new Set<string>(),
	emptySince: new Map<string, number>(),
}));
/** Set while no last good response may stand in. */
const noFallback = new AsyncLocalStorage<true>();

/**
 * Reads from the admin backend: returns the JSON of `GET {path}`, parsed by its parser (behaviour §7). With
 * `API_BASE_URL` it uses HTTP; without, and during the build, the embedded content takes the same paths. If the backend fails in any
 * way, the last good response of this path replaces the new one, even from before a restart; readers then wait at most 1.5 seconds.
 * Throws `BackendFailure` if there is none.
 */
export const readBackend = <T>(source: Source<T>): Promise<T> =>
	outsideRender(async () => (await read(source)).value);

/**
 * Drops what is cached of this resource: only calls that begin from now on count. If publishers announced this resource individually,
 * an empty list counts too; if they announced everything, the backend may be being reset.
 */
export function expectChange(resource: Resource, { isNamed }: { isNamed: boolean }): void {
	for (const path of [...readings.keys(), ...calls.keys(), ...pathsOf(resource)]) {
		if (resourceOf(path) !== resource) continue;
		readings.delete(path);
		if (isNamed) named.add(path);
	}
}

/** Within `work`, reads wait for the backend's own response until its deadline, and throw its failure. */
export const withoutFallback = <T>(work: () => T): T => noFallback.run(true, work);

/** Whether the backend's last list of this resource was empty and is not accepted yet, so that the full one is shown. */
export const isEmptinessHeldBack = (resource: Resource): boolean =>
	pathsOf(resource).some((path) => emptySince.has(path));

/** Whether the embedded content is read instead of a backend: without one, and during the build. */
export const isEmbedded = (): boolean => !environment().API_BASE_URL || isBuild();

/** The response of a path with its age. `fallback` stands in if this path has no last good response. */
export async function read<T>(source: Source<T>, fallback?: LastGood<T>): Promise<BackendReading<T>> {
	const { path } = source;
	const resource = resourceOf(path);
	if (isEmbedded()) return embedded(source);
	const { API_FRESH_MS } = environment();
	const cached =
		API_FRESH_MS > 0 ? (readings.get(path) as BackendReading<T> | BackendFailure | undefined) : undefined;
	const hasFallback = noFallback.getStore() === undefined;
	const good = cached || !hasFallback ? undefined : ((await lastGood(source)) ?? fallback);
	const calling = async () =>
		cached ??
		((await readings.forceFetch(path, {
			context: source,
			ttl: API_FRESH_MS || 1,
			forceRefresh: API_FRESH_MS === 0,
		})) as BackendReading<T> | BackendFailure);
	const reading = await (good ? orLastGood(path, calling(), good) : calling());
	if (reading instanceof BackendFailure) {
		noteRead(path, "nothing");
		throw reading;
	}
	if (!hasFallback && reading.failure) throw reading.failure;
	const isOld = reading.failure !== undefined || reading.isLate === true;
	// A late item may predate its list's change, so the page must not be cached.
	const requestedAt = reading.isLate && isItemPath(path) ? OLDER_THAN_ANY_CHANGE : performance.now();
	// A copy in memory counts as requested now: an announced change would have dropped it.
	recordRead(resource, isOld || cached ? requestedAt : reading.requestedAt, reading.at);
	noteRead(path, isOld ? "last good" : cached ? "memory" : "backend");
	return reading;
}

/** The reading, or the last good response once the call has taken long enough. The call itself continues, for the next reader. */
function orLastGood<T, R>(
	path: string,
	reading: Promise<R>,
	good: LastGood<T>,
): Promise<R | BackendReading<T>> {
	const sinceMs = performance.now() - (calls.get(path) ?? performance.now());
	return within<R | BackendReading<T>>(reading, Math.max(0, WAIT_MS - sinceMs), () => ({
		...good,
		requestedAt: performance.now(),
		isLate: true,
	}));
}

/** The embedded content. Without fallback, a faulty file throws. */
async function embedded<T>({ path, parse }: Source<T>): Promise<BackendReading<T>> {
	const reading = currentParsed(contentFile(path), parse, noFallback.getStore() === true);
	const value = await reading.catch((cause) => {
		throw new BackendFailure("malformed", path, { cause, detail: (cause as Error).message });
	});
	const [at, requestedAt] = [Date.now(), performance.now()];
	recordRead(resourceOf(path), requestedAt, at);
	return { value, isWhole: true, at, digest: "", length: 0, requestedAt };
}

/**
 * Calls the backend; what fails is replaced by the last good response, if there is one. `dropped` is aborted when a change is announced:
 * then the response is only for those who asked before it.
 */
async function call<T>(source: Source<T>, dropped: AbortSignal): Promise<BackendReading<T> | BackendFailure> {
	const { path } = source;
	const good = await lastGood(source);
	const requestedAt = performance.now();
	calls.set(path, requestedAt);
	try {
		const { text, ...fresh } = await throughCircuit(path, () => received(source, good));
		if (!dropped.aborted) {
			const [items, before] = [fresh.value, good?.value].map((list) => Array.isArray(list) && list.length);
			if (typeof items === "number" && typeof before === "number")
				noteListLength(path, items, before, named.has(path));
			named.delete(path);
			await storeLastGood(path, fresh, text);
		}
		noteSuccess(path, requestedAt);
		return { ...fresh, requestedAt };
	} catch (failure) {
		if (!(failure instanceof BackendFailure)) throw failure;
		noteFailure(failure, requestedAt, good);
		return good ? { ...good, requestedAt, failure } : failure;
	} finally {
		if (calls.get(path) === requestedAt) calls.delete(path);
	}
}

/** The backend's response, parsed if it has changed. An optional list that a working backend does not have is empty. */
async function received<T>(
	source: Source<T>,
	good: LastGood<T> | undefined,
): Promise<LastGood<T> & { text: string }> {
	const { path } = source;
	const at = Date.now();
	const deadline = callDeadline();
	const turn = parsingTurn();
	try {
		const { payload, text, digest } = await receive(path, deadline, turn.begin).catch(async (failure) => {
			const isNone =
				isOptionalPath(path) &&
				isNotFound(failure) &&
				(await receive(REQUIRED_PATH, deadline, turn.begin).then(Boolean, () => false));
			if (!isNone) throw failure;
			return { payload: [], text: "[]", digest: "none" };
		});
		const { value, isWhole } = digest === good?.digest ? good : await parsed(source, payload);
		refuseSuddenEmptiness(path, value, good);
		return { value, isWhole, at, digest, length: text.length, text };
	} finally {
		turn.end();
	}
}

function refuseSuddenEmptiness(path: string, value: unknown, good: LastGood | undefined) {
	const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;
	const isSudden = isNeverEmpty(path) && isEmpty(value) && good && !isEmpty(good.value) && !named.has(path);
	const since = emptySince.get(path) ?? performance.now();
	if (isSudden && performance.now() - since < EMPTY_GRACE_MS) {
		emptySince.set(path, since);
		throw new BackendFailure("empty", path, {
			detail: "the list is suddenly empty: not believed for a minute",
		});
	}
	emptySince.delete(path);
}
