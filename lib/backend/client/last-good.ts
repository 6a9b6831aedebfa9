import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ListSize, LONG_BYTES, type Place } from "#lib/backend/client/json-stream";
import { readStoredList } from "#lib/backend/client/long-answer";
import { parsedValue } from "#lib/backend/client/parse-once";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";
import { timeSlices } from "#lib/platform/time-slices";

/** A readable answer, and when the backend last gave it (`Date.now()`). */
export type GoodAnswer = {
	path: string;
	payload: unknown;
	at: number;
	/** SHA-256 of its text (base64). */
	digest: string;
	/** The backend's ETag for this version. */
	etag?: string;
	/** The length of its text, if known. */
	bytes?: number;
	/** The time on the backend's clock at which it was current, if the backend can be asked for changes since then. */
	asOf?: string;
	/** How many items the backend's list has, if it is long. */
	total?: number;
	/** When it was last read as a whole (`performance.now()`); undefined after a restart. */
	wholeAt?: number;
	/** Where each item of a long list begins and ends in the file, in bytes, by turns. */
	places?: Uint32Array;
	/** Whether an earlier process received it. */
	isFromBefore?: boolean;
};
type Kept = GoodAnswer & { notedAt: number };
/** An answer as received. `digest` is missing if it did not come over HTTP; `text` is also missing if it is long. */
export type Received = {
	payload: unknown;
	text?: string;
	digest?: string;
	etag?: string;
	bytes?: number;
	asOf?: string;
	wholeAt?: number;
	/** Present for a long list. */
	size?: ListSize;
	places?: Uint32Array;
	/** Whether its file is written already. */
	isStored?: boolean;
};

/** More answers than a company's content has. The least recently stored are dropped first; their files stay. */
const MAX_IN_MEMORY = 1_000;
/** How precisely a restart knows when an unchanged answer was last confirmed. */
const NOTE_EVERY_MS = 60_000;

const memory = processWide("last-good", () => new Map<string, Kept>());

/**
 * Stores a readable answer in memory and, if it changed, in a file in `DATA_DIR` that outlives a restart. At most once a minute
 * it also stores when the backend last confirmed the answer. A disk that cannot be written costs a log line, not the page.
 * `inMemory` takes the payload's place in memory.
 */
export async function keepLastGood(path: string, received: Received, inMemory?: object): Promise<void> {
	const known = memory.get(path);
	const at = Date.now();
	const { payload, text, etag, bytes, asOf, wholeAt, size, places, isStored } = received;
	const digest = received.digest ?? createHash("sha256").update(JSON.stringify(payload)).digest("base64");
	const isChanged = known?.digest !== digest;
	const notedAt = isChanged ? undefined : known?.notedAt;
	const isNoted = notedAt !== undefined && Math.abs(at - notedAt) < NOTE_EVERY_MS;
	remember({
		path,
		payload: inMemory ?? payload,
		at,
		digest,
		etag,
		bytes,
		asOf,
		places: places ?? (isChanged ? undefined : known?.places),
		total: size?.items ?? (isChanged ? undefined : known?.total),
		wholeAt,
		notedAt: isNoted ? notedAt : at,
	});
	const iso = new Date(at).toISOString();
	try {
		if (isChanged && !isStored) {
			const head = JSON.stringify({ path, at: iso, digest, etag }).slice(0, -1);
			await writeWhole(storedFile(path), text ? `${head},"payload":${text}}` : inParts(head, payload));
		}
		if (!isNoted) await writeWhole(timeFileOf(path), iso);
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good answer not written");
	}
}

/** The last readable answer of this path, from memory or from before the restart. */
export async function lastGood(path: string): Promise<GoodAnswer | undefined> {
	const known = memory.get(path);
	if (known) return known;
	const reading = beingRead.get(path) ?? fromDisk(path).finally(() => beingRead.delete(path));
	beingRead.set(path, reading);
	const stored = await reading;
	// A new answer may have arrived in the meantime.
	return memory.get(path) ?? (stored && remember(stored));
}

/** Readings in progress. A long list is read once, however many readers there are after a restart. */
const beingRead = processWide("last-good-reading", () => new Map<string, Promise<Kept | undefined>>());

async function fromDisk(path: string): Promise<Kept | undefined> {
	try {
		const at = Date.parse(await readFile(timeFileOf(path), "utf8"));
		const { size: bytes } = await stat(storedFile(path));
		const stored = bytes > LONG_BYTES ? await storedList(path) : await storedText(path);
		if (stored.path !== path || Number.isNaN(at)) return undefined;
		const { payload, digest = "", etag, places } = stored;
		return { path, payload, at, digest, etag, bytes, places, notedAt: at, isFromBefore: true };
	} catch {
		// Without a file, or with a garbled one, there is no last good answer.
		return undefined;
	}
}

/** Files of earlier releases have neither digest nor ETag. */
type StoredAnswer = {
	path: string;
	payload: unknown;
	digest?: string;
	etag?: string;
	places?: Uint32Array;
};

const storedText = async (path: string): Promise<StoredAnswer> =>
	JSON.parse(await readFile(storedFile(path), "utf8"));

async function storedList(path: string): Promise<StoredAnswer> {
	const stored = await readStoredList(path);
	const list = await stored.parsed();
	if (!list) return (await stored.raw()) as StoredAnswer;
	const head = stored.envelope as StoredAnswer;
	return { ...head, payload: parsedValue(list.items), places: list.places };
}

/**
 * An item of a long list as the backend sent it, from the file, because memory has only the beginnings of its texts. `at` is its
 * place in the list. Throws if the file cannot be read.
 */
export async function storedItem({ path, places }: GoodAnswer, at: number): Promise<unknown> {
	const [start = 0, end = 0] = places?.subarray(2 * at, 2 * at + 2) ?? [];
	const file = await open(storedFile(path));
	try {
		const { buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
		return JSON.parse(buffer.toString("utf8"));
	} finally {
		await file.close();
	}
}

/** Writes the file of a list's last good answer; `head` has its other fields. Returns the place of each item in the file. */
export async function storeList(path: string, head: object, items: readonly unknown[]): Promise<Place[]> {
	const places: Place[] = [];
	await writeWhole(storedFile(path), inParts(JSON.stringify(head).slice(0, -1), items, places));
	return places;
}

/** The last good answer of this path, if it is in memory. */
export const rememberedGood = (path: string): GoodAnswer | undefined => memory.get(path);

/** Forgets the last good answer of a removed item, so that no outage brings it back. */
export async function forgetLastGood(path: string): Promise<void> {
	memory.delete(path);
	await Promise.all([storedFile(path), timeFileOf(path)].map((file) => rm(file, { force: true }))).catch(
		() => {},
	);
}

function remember(answer: Kept): Kept {
	memory.delete(answer.path);
	memory.set(answer.path, answer);
	for (const oldest of memory.keys()) {
		if (memory.size <= MAX_IN_MEMORY) break;
		memory.delete(oldest);
	}
	return answer;
}

/** The file of the last good answer of a path. */
export const storedFile = (path: string): string => `${stemOf(path)}.json`;
const timeFileOf = (path: string) => `${stemOf(path)}.time`;
const stemOf = (path: string) =>
	join(environment().DATA_DIR, "last-good", createHash("sha256").update(path).digest("hex").slice(0, 32));

/** Readers see the old file or the new one, never a partial one. */
async function writeWhole(file: string, text: string | AsyncIterable<string>) {
	const draft = `${file}.${randomUUID()}.tmp`;
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(draft, text, { mode: 0o600 });
	await rename(draft, file);
}

/** The text of a file, in parts, so that nothing else has to wait. Adds the place of each item of a list to `places`. */
async function* inParts(head: string, payload: unknown, places: Place[] = []): AsyncGenerator<string> {
	if (!Array.isArray(payload)) {
		yield `${head},"payload":${JSON.stringify(payload)}}`;
		return;
	}
	const giveWay = timeSlices();
	const begin = `${head},"payload":[`;
	yield begin;
	let bytes = Buffer.byteLength(begin);
	for (let from = 0; from < payload.length; from += ITEMS_PER_PART) {
		const items = payload.slice(from, from + ITEMS_PER_PART).map((item) => JSON.stringify(item));
		for (const [at, item] of items.entries()) {
			const start = bytes + (from + at > 0 ? 1 : 0);
			bytes = start + Buffer.byteLength(item);
			places.push([start, bytes]);
		}
		yield (from > 0 ? "," : "") + items.join(",");
		await giveWay();
	}
	yield "]}";
}

const ITEMS_PER_PART = 50;
