import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { boundedRead, type ReceivedText } from "#lib/backend/client/bounded-read";
import { besideCircuit, isCircuitOpen, throughCircuit } from "#lib/backend/client/circuit";
import { embeddedAnswer, embeddedFault } from "#lib/backend/client/embedded";
import { isNothing, unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure, isAbsence } from "#lib/backend/client/failure";
import {
	forgetLastGood,
	type GoodAnswer,
	isStored,
	keepLastGood,
	lastGood,
	rememberedGood,
} from "#lib/backend/client/last-good";
import { askAgain, refuseTooLarge } from "#lib/backend/client/list-bounds";
import { type ParsedAnswer, parsedAnswer, type Source } from "#lib/backend/client/parsed-answer";
import {
	isItemPath,
	isOptionalPath,
	isRequiredList,
	pathsOf,
	RESOURCES,
	type Resource,
	resourceOf,
} from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { counter, gauge, histogram } from "#lib/platform/metrics";
import { outsideRender, recordRead } from "#lib/platform/request-context";

/**
 * How long an empty list that replaces a full one counts as a fault of the backend; then it is accepted. An empty optional list
 * is accepted at once, because alerts end. So is one that publishers announced as a change of this resource.
 */
const EMPTY_GRACE_MS = 60_000;
/** How long a reader waits for a new answer when a last good one exists, and how long after another waited in vain. */
export const WAIT_MS = 1_500;
const SHORT_WAIT_MS = 200;
/** Possible error in the age of an answer, which comes from two clock readings. A change within it counts as later. */
const CLOCK_MS = 1;
/** A longer answer counts as fresh as long as a page does. Reading it for every page that is rendered would never end. */
const LONG_BYTES = 512 * 1024;
const LONG_FRESH_MS = 60_000;
/** On the clock that starts with the process. */
const BEFORE_ANY_CHANGE = 0;
/** How often the log says of a path that its last good answer is used. */
const LOG_EVERY_MS = 60_000;
/** A list that every backend has. */
const REQUIRED_PATH = "/products";

type Call<T> = { startedAt: number; isSlow: boolean; answer: Promise<GoodAnswer<T>> };

/** Pages, routes and watchers share each call, and a change that a route announces counts for all of them. */
const { inFlight, changedAt, named, awaited, failures, emptySince } = globalSingleton(
	"backend-client",
	() => ({
		/** Calls in progress, by path, until their answer has been parsed: a hundred visitors of a cold page cost the backend one call. */
		inFlight: new Map<string, Call<unknown>>(),
		/** When a change of a resource was last announced: answers requested earlier do not count. */
		changedAt: new Map<string, number>(),
		/** Lists of resources that publishers announced individually, until an answer requested later has arrived. */
		named: new Set<string>(),
		/** Lists that have not been read since a change was announced. */
		awaited: new Set<string>(),
		/** The latest failure of paths that have a last good answer. */
		failures: new Map<string, { at: number; startedAt: number; failure: BackendFailure }>(),
		emptySince: new Map<string, number>(),
	}),
);
/** Set for whoever needs the backend's own answer, however long it takes. */
const ownAnswer = new AsyncLocalStorage<true>();
/** When the use of a last good answer was last logged, by path. */
const loggedAt = new Map<string, number>();
/** The embedded content, parsed, by path. */
const embeddedValues = new Map<string, { payload: unknown; value: Promise<unknown> }>();
const reads = counter("backend_reads_total", "Reads by resource and source of the answer.");
const calls = counter("backend_calls_total", "Calls to the backend by resource and outcome.");
const callSeconds = histogram("backend_call_duration_seconds", "Duration of calls to the backend.");
gauge("backend_content_age_seconds", "Seconds since the backend last confirmed the content shown.", () =>
	RESOURCES.flatMap((resource) => {
		const times = pathsOf(resource).flatMap((path) => rememberedGood(path)?.at ?? []);
		if (times.length === 0) return [];
		// Someone may have set the clock back since.
		const ageMs = Math.max(0, Date.now() - Math.min(...times));
		return [{ labels: { resource }, value: Math.round(ageMs / 1_000) }];
	}),
);

/**
 * The single entry point to the admin backend: returns the JSON of `GET {path}`, parsed by its parser (behaviour §7). With
 * `API_BASE_URL` it uses HTTP; without, and during the build, the embedded content answers the same path.
 * If the answer fails, times out, is above the limits or is rejected by the parser, the last good one of this path replaces it, even
 * from before a restart. Throws `BackendFailure` if there is none.
 */
export const readBackend = <T>(source: Source<T>): Promise<T> =>
	outsideRender(() => read(source, () => false));

/** An item by id, and the list that it is on. */
export type ItemSource<T> = Source<T> & { id: string; list: Source<readonly { id: string }[]> };

/**
 * Like `readBackend`, for one item by id. Returns undefined when the backend does not have it, even if it did before: it answers
 * 404, 410 or with nothing, returns a different item (by reading '1abc' as 1), or fails for this item while its list, just read,
 * lacks it. A backend whose lists are missing too counts as broken, and a list that was never read proves nothing.
 */
export const readBackendItem = <T extends { id: string }>(source: ItemSource<T>): Promise<T | undefined> =>
	outsideRender(() => readItem(source));

async function readItem<T extends { id: string }>(source: ItemSource<T>): Promise<T | undefined> {
	const { path, id, list, parse } = source;
	const parseNamed = async (payload: unknown) => {
		const item = isNothing(payload) ? undefined : await parse(payload);
		if (item?.id !== id) throw new BackendFailure("status", path, { status: 404 });
		return item;
	};
	try {
		return await read({ ...source, parse: parseNamed }, isAbsence);
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		if (isEmbedded() && isAbsence(error)) return undefined;
		// After any other failure, `read` has tried the item's own last good answer.
		const own = isAbsence(error) ? await lastGoodPresent(source) : undefined;
		const shown = own ?? (await goodFromList<T>(list, id));
		if (await isGone(source, error, shown)) {
			recordRead(resourceOf(path), performance.now(), Date.now());
			return undefined;
		}
		const found = shown ?? (await goodFromList<T>(list, id));
		if (!found) throw error;
		return use(found, error);
	}
}

/**
 * Whether an item that could not be read is gone, rather than the backend broken. `shown` is what there is to show of it. The list is
 * read again if anything was known of the item, because an answer from a moment ago says nothing about a backend that has just broken.
 * If it confirms that the item is gone, its last good answer is forgotten, so that no outage brings it back.
 */
async function isGone<T>(
	source: ItemSource<T>,
	failure: BackendFailure,
	shown: GoodAnswer | undefined,
): Promise<boolean> {
	const { id, list, path } = source;
	const own = await lastGood(source);
	const isUnknown = !own && !shown;
	const isListKnown = (await lastGood(list)) !== undefined;
	if (isAbsence(failure) && isUnknown && isListKnown) return true;
	const isConfirmed = isAbsence(failure)
		? await answers(list)
		: !shown && wasAnswered(failure) && (await freshlyLacks(list, id));
	if (isConfirmed && own) await forgetLastGood(path);
	return isConfirmed || (isAbsence(failure) && !shown && isListKnown);
}

/** Whether a backend that works has answered, if only that this item is faulty. */
const wasAnswered = ({ reason }: BackendFailure) =>
	reason === "status" || reason === "refused" || reason === "malformed";

/** Whether the list can be read now, as a whole, and lacks this id. */
async function freshlyLacks(list: Source<readonly { id: string }[]>, id: string): Promise<boolean> {
	try {
		const items = await read(list, () => true);
		return Boolean(rememberedGood(list.path)?.isWhole) && !items.some((item) => item.id === id);
	} catch (error) {
		if (error instanceof BackendFailure) return false;
		throw error;
	}
}

/**
 * From now on, only answers requested from now on count. If publishers announced this resource individually, an empty list
 * counts too; if they announced everything, the backend may be being reset.
 */
export function expectChange(resource: Resource, { isNamed }: { isNamed: boolean }): void {
	changedAt.set(resource, performance.now());
	for (const path of pathsOf(resource)) {
		askAgain(path);
		awaited.add(path);
		if (isNamed) named.add(path);
	}
}

/**
 * Within `reading`, reads wait for the backend's own answer until its deadline, and throw `BackendFailure` instead of using the
 * last good one.
 */
export const withOwnAnswers = <T>(reading: () => T): T => ownAnswer.run(true, reading);

/** Whether the backend's last list of this resource was empty and is not accepted yet, so that the full one is shown. */
export const isEmptinessHeldBack = (resource: Resource): boolean =>
	pathsOf(resource).some((path) => emptySince.has(path));

const isEmbedded = () => !environment().API_BASE_URL || process.env.NEXT_PHASE === "phase-production-build";

/** `isAnswer`: failures that the caller wants to know of, instead of getting the last good answer. */
async function read<T>(source: Source<T>, isAnswer: (failure: BackendFailure) => boolean): Promise<T> {
	const { path } = source;
	if (isEmbedded()) {
		recordRead(resourceOf(path), performance.now(), Date.now());
		return embedded(source);
	}
	const fresh = freshAnswer<T>(path);
	if (fresh) return use(fresh);
	try {
		await refuseFailed(source);
		return await ask(source);
	} catch (error) {
		if (!(error instanceof BackendFailure) || isAnswer(error) || ownAnswer.getStore()) throw error;
		const kept = await lastGoodPresent(source);
		if (kept) return use(kept, error);
		reads.add({ resource: resourceOf(path), from: "nothing" });
		throw error;
	}
}

/**
 * The embedded content, parsed once until its file changes. If the file has become unreadable, what it said before stays, unless
 * the file's own answer is wanted.
 */
async function embedded<T>({ path, parse }: Source<T>): Promise<T> {
	const { status, body } = embeddedAnswer("GET", path);
	if (status !== 200) throw new BackendFailure("status", path, { status });
	if (ownAnswer.getStore() && embeddedFault(path)) throw new BackendFailure("malformed", path);
	const known = embeddedValues.get(path);
	if (known && known.payload === body) return known.value as Promise<T>;
	const value = (async () => parse(body))();
	if (isItemPath(path)) return value;
	try {
		await value;
	} catch (error) {
		const isOurFault = !(error instanceof BackendFailure);
		if (known && !isOurFault && !ownAnswer.getStore()) return known.value as Promise<T>;
		throw error;
	}
	embeddedValues.set(path, { payload: body, value });
	return value;
}

/**
 * An answer too recent to request again: a flood of searches costs the backend one call in five seconds. Not one from before a
 * restart, because a change announced meanwhile was missed.
 */
function freshAnswer<T>(path: string): GoodAnswer<T> | undefined {
	const answer = rememberedGood<T>(path);
	const age = answer ? Date.now() - answer.at : Number.POSITIVE_INFINITY;
	// An answer from the future has an unknown age: the clock was set back.
	const isFresh = answer && !answer.isFromBefore && age >= 0 && age < freshMs(answer);
	return isFresh && !isFromBeforeChange(answer) ? answer : undefined;
}

function freshMs({ bytes }: GoodAnswer): number {
	const { API_FRESH_MS } = environment();
	return bytes > LONG_BYTES ? Math.max(API_FRESH_MS, LONG_FRESH_MS) : API_FRESH_MS;
}

/** Throws the failure of a moment ago if there is a last good answer to use instead, so that not every reader makes a call. */
async function refuseFailed<T>(source: Source<T>) {
	const failed = failures.get(source.path);
	if (!failed || isOutdated(source.path, failed)) return;
	const kept = await lastGoodPresent(source);
	if (kept && performance.now() - failed.at < freshMs(kept)) throw failed.failure;
}

/** What the circuit refuses is no failure of this path, and what says that an item is gone is none at all. */
function noteFailure(path: string, startedAt: number, failure: unknown) {
	if (!(failure instanceof BackendFailure) || isCircuitOpen() || !rememberedGood(path)) return;
	if (isItemPath(path) && isAbsence(failure)) return;
	failures.set(path, { at: performance.now(), startedAt, failure });
}

/** The value of a new answer. One requested before a change may be outdated; then it is requested again. */
async function ask<T>(source: Source<T>): Promise<T> {
	const { path } = source;
	const call = callOf(source);
	const value = call.answer.then(async (answer) => {
		if (isOutdated(path, call)) return ask(source);
		recordRead(resourceOf(path), call.startedAt, Date.now());
		reads.add({ resource: resourceOf(path), from: "backend" });
		return answer.value;
	});
	// If waiting ends first, the call's result is for the next reader.
	value.catch(() => {});
	if (ownAnswer.getStore()) return value;
	return (await lastGoodPresent(source)) ? withinWait(path, call, value) : value;
}

/** The call in progress for this path, or a new one. */
function callOf<T>(source: Source<T>): Call<T> {
	const { path } = source;
	const existing = inFlight.get(path);
	if (existing && !isOutdated(path, existing)) return existing as Call<T>;
	const startedAt = performance.now();
	const answer = newAnswer(source, startedAt);
	const call: Call<T> = { startedAt, isSlow: false, answer };
	inFlight.set(path, call);
	const end = () => inFlight.get(path) === call && inFlight.delete(path);
	answer.then(end, (failure) => {
		end();
		noteFailure(path, startedAt, failure);
	});
	return call;
}

/** Asks the backend, and keeps the answer unless a change was announced meanwhile. */
async function newAnswer<T>(source: Source<T>, startedAt: number): Promise<GoodAnswer<T>> {
	const { path, list } = source;
	refuseTooLarge(path);
	const call = () => measured(path, () => receivedAnswer(source));
	const { payload, received, ...answer } = list
		? await besideCircuit(path, call, () => answers(list))
		: await throughCircuit(path, call);
	if (isOutdated(path, { startedAt })) return answer;
	await refuseSuddenEmptiness(source, payload, answer.value);
	named.delete(path);
	awaited.delete(path);
	failures.delete(path);
	await keepLastGood(answer, received);
	return answer;
}

type NewAnswer<T> = GoodAnswer<T> & Partial<Pick<ParsedAnswer<T>, "payload">> & { received?: ReceivedText };

/** The known answer if the backend confirms it. An optional list that a working backend does not have is empty. */
async function receivedAnswer<T>(source: Source<T>): Promise<NewAnswer<T>> {
	const { path } = source;
	const base = environment().API_BASE_URL ?? "";
	const known = rememberedGood<T>(path);
	const confirmed = (): NewAnswer<T> => ({
		...(known as GoodAnswer<T>),
		at: Date.now(),
		isFromBefore: false,
	});
	const etag = known && isStored(known) ? known.etag : undefined;
	const parsed = async (received: ReceivedText): Promise<NewAnswer<T>> => {
		const { digest, etag, text } = received;
		if (known?.digest === digest) return { ...confirmed(), etag, received };
		const content = await parsedAnswer(source, received, { hasWhole: known !== undefined && !known.isCut });
		return { ...content, path, at: Date.now(), digest, etag, bytes: text.length, received };
	};
	try {
		return (await boundedRead(base, path, etag, parsed)) ?? confirmed();
	} catch (error) {
		if (!(error instanceof BackendFailure) || !isOptionalPath(path) || !isAbsence(error)) throw error;
		if (!(await hasRequiredLists(base))) throw error;
		return parsed({ text: Buffer.from("[]"), digest: "empty", isTruncated: false });
	}
}

/** Whether this backend has lists at all, rather than its address being wrong. */
async function hasRequiredLists(base: string): Promise<boolean> {
	const isRead = RESOURCES.flatMap(pathsOf).some((path) => isRequiredList(path) && freshAnswer(path));
	return isRead || boundedRead(base, REQUIRED_PATH, undefined, async () => true).then(Boolean, () => false);
}

const isOutdated = (path: string, { startedAt }: Pick<Call<unknown>, "startedAt">) =>
	startedAt < (changedAt.get(resourceOf(path)) ?? 0);

async function measured<T>(path: string, call: () => Promise<T>): Promise<T> {
	const resource = resourceOf(path);
	const startedAt = performance.now();
	let outcome = "ok";
	try {
		return await call();
	} catch (error) {
		outcome = error instanceof BackendFailure ? error.reason : "fault";
		throw error;
	} finally {
		calls.add({ resource, outcome });
		callSeconds.observe({ resource }, (performance.now() - startedAt) / 1_000);
	}
}

/** Stops waiting early when a last good answer exists, instead of for the whole timeout. The call itself continues. */
function withinWait<T>(path: string, call: Call<T>, value: Promise<T>): Promise<T> {
	const waitMs = [...inFlight.values()].some(({ isSlow }) => isSlow) ? SHORT_WAIT_MS : WAIT_MS;
	let timer: NodeJS.Timeout | undefined;
	const timeLimit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			call.isSlow = true;
			reject(new BackendFailure("timeout", path));
		}, waitMs);
	});
	return Promise.race([value, timeLimit]).finally(() => clearTimeout(timer));
}

/** The content of a stored answer, with the failure that it replaces, if any. */
function use<T>(kept: GoodAnswer<T>, failure?: BackendFailure): T {
	const { path, at } = kept;
	const resource = resourceOf(path);
	// Then no page is kept that shows it, and the next view asks for the item again.
	const readAt = isBehindItsList(kept) ? BEFORE_ANY_CHANGE : performance.now();
	recordRead(resource, readAt, at);
	reads.add({ resource, from: failure ? "last good" : "memory" });
	if (failure && performance.now() - (loggedAt.get(path) ?? Number.NEGATIVE_INFINITY) >= LOG_EVERY_MS) {
		loggedAt.set(path, performance.now());
		const { reason, status } = failure;
		log.warn({ path, reason, status, from: new Date(at) }, "last good answer used");
	}
	return kept.value;
}

/**
 * Whether an item is from before a change after which its list has been read. While the list has not been read, it is not: whatever
 * shows the resource is drawn again once it has been.
 */
const isBehindItsList = (kept: GoodAnswer): boolean =>
	isItemPath(kept.path) && isFromBeforeChange(kept) && !awaited.has(listOf(kept.path));

const listOf = (itemPath: string) => itemPath.slice(0, itemPath.lastIndexOf("/"));

/** The last good answer, unless it is an item that its list, read since as a whole, no longer has. */
async function lastGoodPresent<T>(source: Source<T>): Promise<GoodAnswer<T> | undefined> {
	const kept = await lastGood(source);
	const list = kept && source.list && (await lastGood(source.list));
	if (!kept || !list) return kept;
	const id = decodeURIComponent(source.path.slice(source.path.lastIndexOf("/") + 1));
	const isGone = list.isWhole && list.at > kept.at && !list.value.some((item) => item.id === id);
	return isGone ? undefined : kept;
}

/** An item as its list last had it, and as old as the list. */
async function goodFromList<T>(
	list: Source<readonly { id: string }[]>,
	id: string,
): Promise<GoodAnswer<T> | undefined> {
	const kept = await lastGood(list);
	const item = kept?.value.find((each) => each.id === id);
	return kept && item && { ...kept, value: item as unknown as T };
}

/** Whether the backend gives this list now, even one too large to be read or suddenly empty. */
async function answers(list: Source<unknown>): Promise<boolean> {
	try {
		await callOf(list).answer;
		return true;
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		return error.reason === "too large" || emptySince.has(list.path);
	}
}

async function refuseSuddenEmptiness<T>(source: Source<T>, payload: unknown, value: T): Promise<void> {
	const { path } = source;
	if (!isEmptyList(value) || isOptionalPath(path)) {
		emptySince.delete(path);
		return;
	}
	const kept = await lastGood(source);
	const isBelieved = named.has(path) && saysEmpty(payload);
	if (!kept || isEmptyList(kept.value) || isBelieved) {
		emptySince.delete(path);
		return;
	}
	const since = emptySince.get(path) ?? performance.now();
	emptySince.set(path, since);
	if (performance.now() - since < EMPTY_GRACE_MS) throw new BackendFailure("malformed", path);
	emptySince.delete(path);
}

/** Whether an answer is from before an announced change of its resource. */
function isFromBeforeChange({ path, at }: GoodAnswer): boolean {
	const changed = changedAt.get(resourceOf(path));
	return changed !== undefined && performance.now() - (Date.now() - at) <= changed + CLOCK_MS;
}

/** Whether an answer is an empty list (for branches: no regions), and not another shape that reads as one. */
function saysEmpty(payload: unknown): boolean {
	const inner = unwrapData(payload);
	const regions =
		typeof inner === "object" && inner !== null && "regions" in inner ? inner.regions : undefined;
	if (regions) return Object.keys(regions).length === 0;
	return unwrapList(payload)?.length === 0;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
