import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { besideCircuit, isCircuitOpen, throughCircuit } from "#lib/backend/client/circuit";
import { embeddedAnswer } from "#lib/backend/client/embedded";
import { unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure, isAbsence } from "#lib/backend/client/failure";
import { LONG_BYTES } from "#lib/backend/client/json-stream";
import { goodFromList, lastGoodPresent, listOf } from "#lib/backend/client/kept-items";
import {
	forgetLastGood,
	type GoodAnswer,
	keepLastGood,
	lastGood,
	type Received,
	rememberedGood,
} from "#lib/backend/client/last-good";
import { type Parse, parsedValue, parseOnce } from "#lib/backend/client/parse-once";
import { askAgain, receivedAnswer, refuseTooLarge } from "#lib/backend/client/received-answer";
import {
	isItemPath,
	isOptionalPath,
	pathsOf,
	RESOURCES,
	type Resource,
	resourceOf,
} from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { counter, gauge, histogram } from "#lib/platform/metrics";
import { processWide } from "#lib/platform/process-wide";
import { recordRead } from "#lib/platform/request-context";

/**
 * How long an empty list that replaces a full one counts as a fault of the backend; then it is accepted. An empty optional list
 * is accepted at once, because alerts end. So is one that publishers announced as a change of this resource.
 */
const EMPTY_GRACE_MS = 60_000;
/** How long a reader waits for a new answer when a last good one exists, and how long after another waited in vain. */
const WAIT_MS = 1_500;
const SHORT_WAIT_MS = 200;
/** Possible error in the age of an answer, which comes from two clock readings. A change within it counts as later. */
const CLOCK_MS = 1;
/** How long a long answer counts as fresh: as long as a page. Reading it for every page that is rendered would never end. */
const LONG_FRESH_MS = 60_000;
/** On the clock that starts with the process. */
const BEFORE_ANY_CHANGE = 0;
/** How often the log says of a path that its last good answer is used. */
const LOG_EVERY_MS = 60_000;

type Call = { startedAt: number; isSlow: boolean; answer: Promise<Received> };

/** Calls in progress, by path, until their answer has been parsed: a hundred visitors of a cold page cost the backend one call. */
const underWay = processWide("backend-calls", () => new Map<string, Call>());
/** When a change of a resource was last announced: answers requested earlier do not count. */
const changedAt = processWide("backend-changes", () => new Map<string, number>());
/** Lists of resources that publishers announced individually, until an answer requested later has arrived. */
const named = processWide("backend-named", () => new Set<string>());
/** Lists that have not been read since a change was announced. */
const awaited = processWide("backend-awaited", () => new Set<string>());
/** Set for whoever needs the backend's own answer, however long it takes. */
const ownAnswer = processWide("backend-own-answer", () => new AsyncLocalStorage<true>());
/** The latest failure of paths that have a last good answer. */
const failures = processWide(
	"backend-failures",
	() => new Map<string, { at: number; startedAt: number; failure: BackendFailure }>(),
);
/** When the use of a last good answer was last logged, by path. */
const loggedAt = processWide("backend-logged", () => new Map<string, number>());
const emptySince = processWide("backend-empty", () => new Map<string, number>());
const reads = counter("backend_reads_total", "Reads by resource and source of the answer.");
const calls = counter("backend_calls_total", "Calls to the backend by resource and outcome.");
const callSeconds = histogram("backend_call_seconds", "Duration of calls to the backend.");
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
 * The single entry point to the admin backend: returns the JSON of `GET {path}`, parsed by `parse` (behaviour §7). With
 * `API_BASE_URL` it uses HTTP; without, and during the build, the embedded content answers the same path.
 * If the answer fails, times out or is rejected by `parse`, the last good one of this path replaces it, even from before a
 * restart. Throws `BackendFailure` if there is none.
 */
export const readBackend = <T>(path: string, parse: Parse<T>): Promise<T> => read(path, parse, () => false);

/**
 * Like `readBackend`, for one item by id. Returns undefined when the backend does not have it (404 or 410), even if it did
 * before, and when it returns a different item (by reading '1abc' as 1), because an item has one address. A backend whose lists
 * are missing too counts as broken.
 */
export async function readBackendItem<T extends { id: string }>(
	path: string,
	id: string,
	parse: Parse<T>,
): Promise<T | undefined> {
	const parseNamed = async (payload: unknown) => {
		const item = await parse(payload);
		if (item.id !== id) throw new BackendFailure("status", path, { status: 404 });
		return item;
	};
	try {
		return await read(path, parseNamed, isAbsence);
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		// After any other failure, `read` has tried the item's own last good answer.
		const own = isAbsence(error) ? await lastGoodPresent(path) : undefined;
		const shown = own ?? (await goodFromList(path));
		if (isAbsence(error) && (await isGone(path, shown))) {
			recordRead(resourceOf(path), performance.now(), Date.now());
			return undefined;
		}
		if (!shown) throw error;
		return await use(shown, parse, error);
	}
}

/**
 * Whether an item that the backend does not have is gone, rather than the backend broken. Then its last good answer is forgotten,
 * so that no outage brings it back. `shown` is what there is to show of it.
 */
async function isGone(path: string, shown: GoodAnswer | undefined): Promise<boolean> {
	const own = await lastGood(path);
	if (!own && !shown) return true;
	if (!(await answers(listOf(path)))) return !shown;
	if (own) await forgetLastGood(path);
	return true;
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

async function read<T>(
	path: string,
	parse: Parse<T>,
	isAnswer: (failure: BackendFailure) => boolean,
): Promise<T> {
	const { API_BASE_URL } = environment();
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	if (!API_BASE_URL || isBuild) {
		recordRead(resourceOf(path), performance.now(), Date.now());
		return await parseOnce(parse, embedded(path));
	}
	const fresh = freshAnswer(path);
	if (fresh) return await use(fresh, parse);
	try {
		await refuseFailed(path);
		return await ask(path, parse);
	} catch (error) {
		if (!(error instanceof BackendFailure) || isAnswer(error) || ownAnswer.getStore()) throw error;
		const kept = await lastGoodPresent(path);
		if (kept) return await use(kept, parse, error);
		reads.add({ resource: resourceOf(path), from: "nothing" });
		throw error;
	}
}

function embedded(path: string): unknown {
	const answer = embeddedAnswer("GET", path);
	if (answer.status !== 200) throw new BackendFailure("status", path, { status: answer.status });
	return answer.body;
}

/**
 * An answer too recent to request again: a flood of searches costs the backend one call in five seconds. Not one from before a
 * restart, because a change announced meanwhile was missed.
 */
function freshAnswer(path: string): GoodAnswer | undefined {
	const answer = rememberedGood(path);
	const age = answer ? Date.now() - answer.at : Number.POSITIVE_INFINITY;
	// An answer from the future has an unknown age: the clock was set back.
	const isFresh = answer && !answer.isFromBefore && age >= 0 && age < freshMs(answer);
	return isFresh && !isFromBeforeChange(answer) ? answer : undefined;
}

function freshMs({ bytes = 0 }: GoodAnswer): number {
	const { API_FRESH_MS } = environment();
	return bytes > LONG_BYTES ? Math.max(API_FRESH_MS, LONG_FRESH_MS) : API_FRESH_MS;
}

/** Throws the failure of a moment ago if there is a last good answer to use instead, so that not every reader makes a call. */
async function refuseFailed(path: string) {
	const failed = failures.get(path);
	if (!failed || isOutdated(path, failed)) return;
	const kept = await lastGoodPresent(path);
	if (kept && performance.now() - failed.at < freshMs(kept)) throw failed.failure;
}

/** What the circuit refuses is no failure of this path, and what says that an item is gone is none at all. */
function noteFailure(path: string, call: Call, failure: unknown) {
	if (!(failure instanceof BackendFailure) || isCircuitOpen() || !rememberedGood(path)) return;
	if (isItemPath(path) && isAbsence(failure)) return;
	const { startedAt } = call;
	failures.set(path, { at: performance.now(), startedAt, failure });
}

async function ask<T>(path: string, parse: Parse<T>): Promise<T> {
	const call = callOf(path);
	const value = call.answer.then((answer) => accept(path, parse, call, answer));
	// If waiting ends first, the call's result is for the next reader.
	value.catch((failure) => {
		endCall(path, call);
		noteFailure(path, call, failure);
	});
	if (ownAnswer.getStore()) return value;
	return (await lastGoodPresent(path)) ? withinWait(path, call, value) : value;
}

/** An answer requested before a change may be outdated; then it is requested again. */
async function accept<T>(path: string, parse: Parse<T>, call: Call, answer: Received): Promise<T> {
	if (isOutdated(path, call)) return ask(path, parse);
	const { payload } = answer;
	const value = await parseOnce(parse, payload);
	await refuseSuddenEmptiness(path, payload, value, parse);
	named.delete(path);
	awaited.delete(path);
	failures.delete(path);
	const keeping = keepLastGood(path, answer, answer.size && parsedValue(value));
	// Not before: while a long list is parsed, further readers would make calls of their own.
	endCall(path, call);
	await keeping;
	recordRead(resourceOf(path), call.startedAt, Date.now());
	reads.add({ resource: resourceOf(path), from: "backend" });
	return value;
}

/** The call in progress for this path, or a new one. */
function callOf(path: string): Call {
	const existing = underWay.get(path);
	if (existing && !isOutdated(path, existing)) return existing;
	const call: Call = { startedAt: performance.now(), isSlow: false, answer: newAnswer(path) };
	underWay.set(path, call);
	return call;
}

async function newAnswer(path: string): Promise<Received> {
	refuseTooLarge(path);
	const base = environment().API_BASE_URL ?? "";
	const call = () => measured(path, () => receivedAnswer(base, path, changedAt.get(resourceOf(path))));
	if (!isItemPath(path)) return throughCircuit(path, call);
	return besideCircuit(path, call, () => answers(listOf(path)));
}

function endCall(path: string, call: Call) {
	if (underWay.get(path) === call) underWay.delete(path);
}

const isOutdated = (path: string, { startedAt }: Pick<Call, "startedAt">) =>
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
function withinWait<T>(path: string, call: Call, value: Promise<T>): Promise<T> {
	const waitMs = [...underWay.values()].some(({ isSlow }) => isSlow) ? SHORT_WAIT_MS : WAIT_MS;
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
function use<T>(kept: GoodAnswer, parse: Parse<T>, failure?: BackendFailure): Promise<T> {
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
	return parseOnce(parse, kept.payload);
}

/**
 * Whether an item is from before a change after which its list has been read. While the list has not been read, it is not: whatever
 * shows the resource is drawn again once it has been.
 */
const isBehindItsList = (kept: GoodAnswer): boolean =>
	isItemPath(kept.path) && isFromBeforeChange(kept) && !awaited.has(listOf(kept.path));

/**
 * Whether the backend gives this list, even one too large to be read. Calls it, because an answer from a moment ago says nothing
 * about a backend that has just broken.
 */
async function answers(path: string): Promise<boolean> {
	const call = callOf(path);
	try {
		await call.answer;
		return true;
	} catch (error) {
		return error instanceof BackendFailure && error.reason === "too large";
	} finally {
		endCall(path, call);
	}
}

async function refuseSuddenEmptiness<T>(
	path: string,
	payload: unknown,
	value: T,
	parse: Parse<T>,
): Promise<void> {
	if (!isEmptyList(value) || isOptionalPath(path)) {
		emptySince.delete(path);
		return;
	}
	const kept = await lastGood(path);
	const isBelieved = named.has(path) && saysEmpty(payload);
	if (!kept || isEmptyList(await parseOnce(parse, kept.payload)) || isBelieved) {
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
