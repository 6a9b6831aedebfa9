import "server-only";
import { throughCircuit } from "#lib/backend/circuit";
import { embeddedAnswer } from "#lib/backend/embedded";
import { BackendFailure } from "#lib/backend/failure";
import { httpAnswer } from "#lib/backend/http";
import { keepLastGood, lastGood } from "#lib/backend/last-good";
import { environment } from "#lib/environment";
import { log } from "#lib/log";

/** An empty list in place of a full one counts as a fault of the backend for so long, then as its word. */
const EMPTY_GRACE_MS = 60_000;

/** What a reader makes of an answer; throws `BackendFailure` for one that it cannot read. */
type Parse<T> = (payload: unknown) => T;

/** Calls under way, by path: a hundred visitors of a cold page cost the backend one call. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * The one door to the company's admin backend: what `parse` makes of the JSON that `GET {path}` answers (spec §7). With
 * `API_BASE_URL` it asks over HTTP; without, and during the build, the embedded content answers the same path.
 * An answer that fails to come, or that `parse` refuses, is replaced by the last good one of this path, from before a
 * restart too. Throws `BackendFailure` when there is none.
 */
export const readBackend = <T>(path: string, parse: Parse<T>): Promise<T> => read(path, parse, () => false);

/**
 * Like `readBackend`, for one item by id: undefined when the backend says that there is none (404 or 410), even if there
 * was one before.
 */
export async function readBackendItem<T>(path: string, parse: Parse<T>): Promise<T | undefined> {
	try {
		return await read(path, parse, isAbsence);
	} catch (error) {
		if (error instanceof BackendFailure && isAbsence(error)) return undefined;
		throw error;
	}
}

const isAbsence = ({ status }: BackendFailure) => status === 404 || status === 410;

async function read<T>(
	path: string,
	parse: Parse<T>,
	isAnswer: (failure: BackendFailure) => boolean,
): Promise<T> {
	const { API_BASE_URL } = environment();
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	if (!API_BASE_URL || isBuild) return parse(embedded(path));
	try {
		const payload = await singleFlight(path, () =>
			throughCircuit(path, () => httpAnswer(API_BASE_URL, path)),
		);
		const value = parse(payload);
		await refuseSuddenEmptiness(path, value, parse);
		await keepLastGood(path, payload);
		return value;
	} catch (error) {
		if (!(error instanceof BackendFailure) || isAnswer(error)) throw error;
		const kept = await lastGood(path);
		if (!kept) throw error;
		log.warn({ path, reason: error.reason, status: error.status, from: kept.at }, "last good answer used");
		return parse(kept.payload);
	}
}

function embedded(path: string): unknown {
	const answer = embeddedAnswer("GET", path);
	if (answer.status !== 200) throw new BackendFailure("status", path, { status: answer.status });
	return answer.body;
}

function singleFlight(path: string, call: () => Promise<unknown>): Promise<unknown> {
	const existing = underWay.get(path);
	if (existing) return existing;
	const started = call().finally(() => underWay.delete(path));
	underWay.set(path, started);
	return started;
}

const emptySince = new Map<string, number>();

async function refuseSuddenEmptiness<T>(
	path: string,
	value: T,
	parse: (payload: unknown) => T,
): Promise<void> {
	if (!isEmptyList(value)) {
		emptySince.delete(path);
		return;
	}
	const kept = await lastGood(path);
	if (!kept || isEmptyList(parse(kept.payload))) return;
	const since = emptySince.get(path) ?? Date.now();
	emptySince.set(path, since);
	if (Date.now() - since < EMPTY_GRACE_MS) throw new BackendFailure("malformed", path);
	emptySince.delete(path);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
