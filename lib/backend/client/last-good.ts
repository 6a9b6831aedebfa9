import { createHash } from "node:crypto";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { ReceivedText } from "#lib/backend/client/bounded-read";
import { type ParsedAnswer, parsedAnswer, type Source } from "#lib/backend/client/parsed-answer";
import { isItemPath } from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { createMutex } from "#lib/platform/mutex";
import { writeWhole } from "#lib/platform/whole-file";

/** A readable answer, and when the backend last gave it (`Date.now()`). */
export type GoodAnswer<T = unknown> = Omit<ParsedAnswer<T>, "payload"> & {
	path: string;
	at: number;
	/** SHA-256 of its text (base64); blank if it must be read again, whatever its version. */
	digest: string;
	etag?: string;
	/** The length of its text. */
	bytes: number;
	/** Whether an earlier process received it. */
	isFromBefore?: boolean;
};

/** For items; the longest unused ones are dropped, their files stay. The few lists all stay. */
const ITEMS_MAX_BYTES = 16 * 1024 * 1024;
/** How precisely a restart knows when an unchanged answer was last confirmed. */
const NOTE_EVERY_MS = 60_000;

/** Pages, routes and watchers read the same answers, and write the same files. */
const { lists, items, files, turns, beingRead } = globalSingleton("last-good", () => ({
	lists: new Map<string, GoodAnswer>(),
	items: new LRUCache<string, GoodAnswer>({
		maxSize: ITEMS_MAX_BYTES,
		sizeCalculation: ({ bytes }) => Math.max(bytes, 1_000),
	}),
	/** The digest of the answer in each file, and the time that the file has. */
	files: new Map<string, { digest: string; notedAt: number }>(),
	/** Writes to the file of a path come one after the other. */
	turns: createMutex(),
	/** Readings in progress. A long list is read once, however many readers there are after a restart. */
	beingRead: new Map<string, Promise<GoodAnswer<unknown> | undefined>>(),
}));
const memoryOf = (path: string) => (isItemPath(path) ? items : lists);

/**
 * Stores a readable answer in memory and, if it changed, as the backend sent it in a file in `DATA_DIR` that outlives a restart. The
 * file's time is when the backend last confirmed the answer, renewed at most once a minute. A disk that cannot be written costs a log
 * line, not the page. Without `received`, the answer is the known one.
 */
export async function keepLastGood(answer: GoodAnswer, received?: ReceivedText): Promise<void> {
	const { path } = answer;
	remember(answer);
	try {
		await turns.run(path, () => store(answer, received));
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good answer not written");
	}
}

async function store({ path, at, digest }: GoodAnswer, received: ReceivedText | undefined) {
	// A newer answer has a turn of its own.
	if (rememberedGood(path)?.digest !== digest) return;
	const stored = files.get(path);
	const isStored = stored?.digest === digest;
	if (!isStored) {
		if (!received) return;
		const { text, etag, isTruncated } = received;
		const head: FileHead = { path, digest, etag, isTruncated };
		await writeWhole(storedFile(path), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), text]));
	} else if (Math.abs(at - stored.notedAt) < NOTE_EVERY_MS) return;
	await utimes(storedFile(path), at / 1_000, at / 1_000);
	files.set(path, { digest, notedAt: at });
}

/** Whether the file has this answer. If it could not be written, the backend must send the answer once more. */
export const isStored = ({ path, digest }: GoodAnswer): boolean => files.get(path)?.digest === digest;

/** The last readable answer of this path, from memory or from before the restart. */
export async function lastGood<T>(source: Source<T>): Promise<GoodAnswer<T> | undefined> {
	const { path } = source;
	const known = rememberedGood<T>(path);
	if (known) return known;
	const reading = beingRead.get(path) ?? fromDisk(source).finally(() => beingRead.delete(path));
	beingRead.set(path, reading);
	const stored = await reading;
	// A new answer may have arrived in the meantime.
	const newer = rememberedGood<T>(path);
	if (newer || !stored) return newer;
	// Of a list that was cut the limits may be others now.
	files.set(path, { digest: stored.digest, notedAt: stored.at });
	remember(stored);
	return stored as GoodAnswer<T>;
}

type FileHead = { path: string; digest: string; etag?: string; isTruncated: boolean };

async function fromDisk<T>(source: Source<T>): Promise<GoodAnswer<T> | undefined> {
	const { path } = source;
	try {
		const file = storedFile(path);
		const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
		const end = bytes.indexOf("\n");
		const head: FileHead = JSON.parse(bytes.toString("utf8", 0, end));
		if (head.path !== path) return undefined;
		const text = bytes.subarray(end + 1);
		const { payload: _, ...parsed } = await parsedAnswer(source, { ...head, text }, { hasWhole: false });
		// The limits may be others now, so a list that was cut is read again.
		const { digest, etag } = parsed.isCut ? { digest: "" } : head;
		return { ...parsed, path, at: mtimeMs, digest, etag, bytes: text.length, isFromBefore: true };
	} catch {
		// Without a file, or with a garbled one, there is no last good answer.
		return undefined;
	}
}

/** Whether there is a last good answer of this path, in memory or from before the restart. Does not read it. */
export const hasLastGood = async (path: string): Promise<boolean> =>
	rememberedGood(path) !== undefined || (await stat(storedFile(path)).catch(() => undefined)) !== undefined;

/** The last good answer of this path, if it is in memory. */
export const rememberedGood = <T = unknown>(path: string): GoodAnswer<T> | undefined =>
	memoryOf(path).get(path) as GoodAnswer<T> | undefined;

const remember = (answer: GoodAnswer) => void memoryOf(answer.path).set(answer.path, answer);

/** Forgets the last good answer of a removed item, so that no outage brings it back. */
export async function forgetLastGood(path: string): Promise<void> {
	memoryOf(path).delete(path);
	const remove = async () => {
		files.delete(path);
		await rm(storedFile(path), { force: true });
	};
	await turns.run(path, remove).catch(() => {});
}

/** The file of the last good answer of a path: a line about it, then the backend's text. */
export const storedFile = (path: string): string =>
	join(
		environment().DATA_DIR,
		"last-good",
		`${createHash("sha256").update(path).digest("hex").slice(0, 32)}.json`,
	);
