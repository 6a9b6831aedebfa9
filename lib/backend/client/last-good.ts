import { createHash } from "node:crypto";
import { open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unwrapList } from "#lib/backend/client/envelope";
import { type ListSize, LONG_BYTES, type Place } from "#lib/backend/client/json-stream";
import { noteListSize } from "#lib/backend/client/list-sizes";
import { readStoredList } from "#lib/backend/client/long-answer";
import { holdsParsed, parsedValue } from "#lib/backend/client/parse-once";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";
import { timeSlices } from "#lib/platform/time-slices";
import { writeWhole } from "#lib/platform/whole-file";

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
};

/** More answers than a company's content has. The least recently stored are dropped first; their files stay. */
const MAX_IN_MEMORY = 1_000;
/** How precisely a restart knows when an unchanged answer was last confirmed. */
const NOTE_EVERY_MS = 60_000;

const memory = processWide("last-good", () => new Map<string, GoodAnswer>());
/** The digest of the answer in each file, and when the file of its time was written. */
const files = processWide("last-good-files", () => new Map<string, { digest: string; notedAt?: number }>());

/**
 * Stores a readable answer in memory and, if it changed, in a file in `DATA_DIR` that outlives a restart. At most once a minute
 * it also stores when the backend last confirmed the answer. A disk that cannot be written costs a log line, not the page.
 * `inMemory` takes the payload's place in memory.
 */
export async function keepLastGood(path: string, received: Received, inMemory?: object): Promise<void> {
	const known = memory.get(path);
	const at = Date.now();
	const { payload, etag, bytes, asOf, wholeAt, size, places } = received;
	const digest = received.digest ?? createHash("sha256").update(JSON.stringify(payload)).digest("base64");
	const isChanged = known?.digest !== digest;
	const kept = remember({
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
	});
	try {
		await inTurn(path, () => store(kept, received));
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good answer not written");
	}
}

/** Writes the files of an answer, as far as they are not up to date. The time comes last: it vouches for the content. */
async function store({ path, at, digest, etag, total }: GoodAnswer, { payload, text }: Received) {
	// A newer answer has a turn of its own.
	if (memory.get(path)?.digest !== digest) return;
	const iso = new Date(at).toISOString();
	if (files.get(path)?.digest !== digest) {
		// Memory has only a part of it; the next reading is a whole one.
		if (holdsParsed(payload)) return;
		const head = JSON.stringify(fileHead({ path, at: iso, digest, etag, items: total })).slice(0, -1);
		await writeWhole(storedFile(path), text ? `${head},"payload":${text}}` : inParts(head, payload));
		files.set(path, { digest });
	}
	const { notedAt = Number.NEGATIVE_INFINITY } = files.get(path) ?? {};
	if (Math.abs(at - notedAt) < NOTE_EVERY_MS) return;
	await writeWhole(timeFileOf(path), iso);
	files.set(path, { digest, notedAt: at });
}

/** Has a long list's file written by `write`, which returns whether it succeeded. */
export const storingList = <T extends { storeFault?: string } | undefined>(
	path: string,
	digest: string,
	write: () => Promise<T>,
): Promise<T> =>
	inTurn(path, async () => {
		const list = await write();
		if (list && list.storeFault === undefined) files.set(path, { digest });
		return list;
	});

/** Whether the file has this answer. */
export const isStored = ({ path, digest }: GoodAnswer): boolean => files.get(path)?.digest === digest;

const turns = processWide("last-good-turns", () => new Map<string, Promise<void>>());

/** Writes to the files of a path come one after the other. */
function inTurn<T>(path: string, write: () => Promise<T>): Promise<T> {
	const written = (turns.get(path) ?? Promise.resolve()).then(write);
	const end = written.then(
		() => {},
		() => {},
	);
	turns.set(path, end);
	void end.then(() => turns.get(path) === end && turns.delete(path));
	return written;
}

/** The last readable answer of this path, from memory or from before the restart. */
export async function lastGood(path: string): Promise<GoodAnswer | undefined> {
	const known = memory.get(path);
	if (known) return known;
	const reading = beingRead.get(path) ?? fromDisk(path).finally(() => beingRead.delete(path));
	beingRead.set(path, reading);
	const stored = await reading;
	// A new answer may have arrived in the meantime.
	const newer = memory.get(path);
	if (newer || !stored) return newer;
	const { answer, size } = stored;
	files.set(path, { digest: answer.digest, notedAt: answer.at });
	if (size) noteListSize(path, size);
	return remember(answer);
}

/** Readings in progress. A long list is read once, however many readers there are after a restart. */
const beingRead = processWide("last-good-reading", () => new Map<string, Promise<FromDisk | undefined>>());

type FromDisk = { answer: GoodAnswer; size?: ListSize };

/** A list that was cut has no known version: the limits may be others now, so that it must be read again. */
async function fromDisk(path: string): Promise<FromDisk | undefined> {
	try {
		const at = Date.parse(await readFile(timeFileOf(path), "utf8"));
		const { size: bytes } = await stat(storedFile(path));
		const stored = bytes > LONG_BYTES ? await storedList(path) : await storedText(path);
		if (stored.path !== path || Number.isNaN(at)) return undefined;
		const { payload, places, keptItems, items, format } = stored;
		const isCut = items !== undefined && (keptItems ?? 0) < items;
		const { digest = "", etag } = format === FORMAT && !isCut ? stored : {};
		const size =
			items === undefined ? undefined : { items, bytes, keptItems: keptItems ?? 0, keptBytes: bytes };
		const answer = { path, payload, at, digest, etag, bytes, places, total: items, isFromBefore: true };
		return { answer, size };
	} catch {
		// Without a file, or with a garbled one, there is no last good answer.
		return undefined;
	}
}

/** Files of earlier releases do not tell whether a list was cut, and may have the ETag of its first page. */
const FORMAT = 2;

type FileHead = { path: string; at: string; digest: string; etag?: string; items?: number };

/** What stands in the file before the payload. `items` is how many the backend's list has, if it is long or was cut. */
export const fileHead = (head: FileHead) => ({ format: FORMAT, ...head });

type StoredAnswer = Partial<ReturnType<typeof fileHead>> & {
	payload: unknown;
	keptItems?: number;
	places?: Uint32Array;
};

async function storedText(path: string): Promise<StoredAnswer> {
	const stored: StoredAnswer = JSON.parse(await readFile(storedFile(path), "utf8"));
	return { ...stored, keptItems: unwrapList(stored.payload)?.length };
}

async function storedList(path: string): Promise<StoredAnswer> {
	const stored = await readStoredList(path);
	const list = await stored.parsed();
	if (!list) return (await stored.raw()) as StoredAnswer;
	const head = stored.envelope as StoredAnswer;
	const { keptItems } = list.size;
	return { ...head, payload: parsedValue(list.items), places: list.places, keptItems };
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
	await inTurn(path, async () => {
		files.delete(path);
		await Promise.all([storedFile(path), timeFileOf(path)].map((file) => rm(file, { force: true })));
	}).catch(() => {});
}

function remember(answer: GoodAnswer): GoodAnswer {
	memory.delete(answer.path);
	memory.set(answer.path, answer);
	for (const oldest of memory.keys()) {
		if (memory.size <= MAX_IN_MEMORY) break;
		memory.delete(oldest);
		files.delete(oldest);
	}
	return answer;
}

/** The file of the last good answer of a path. */
export const storedFile = (path: string): string => `${stemOf(path)}.json`;
const timeFileOf = (path: string) => `${stemOf(path)}.time`;
const stemOf = (path: string) =>
	join(environment().DATA_DIR, "last-good", createHash("sha256").update(path).digest("hex").slice(0, 32));

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
