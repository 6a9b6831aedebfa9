import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";

/** A readable answer, and when the backend last gave it (`Date.now()`). */
export type GoodAnswer = {
	path: string;
	payload: unknown;
	at: number;
	/** SHA-256 of its text (base64); empty when it was read from disk. */
	digest: string;
};
type Kept = GoodAnswer & { notedAt: number };
/** An answer as it was received. `text` and `digest` are missing for one that did not come over HTTP. */
export type Received = { payload: unknown; text?: string; digest?: string };

/** More answers than a company's content has. The least recently stored are dropped first; their files stay. */
const MAX_IN_MEMORY = 1_000;
/** How precisely a restart knows when an unchanged answer was last confirmed. */
const NOTE_EVERY_MS = 60_000;

const memory = processWide("last-good", () => new Map<string, Kept>());

/**
 * Stores a readable answer in memory and, if it changed, in a file in `DATA_DIR` that outlives a restart. At most once a minute
 * it also stores when the backend last confirmed the answer. A disk that cannot be written costs a log line, not the page.
 */
export async function keepLastGood(path: string, received: Received): Promise<void> {
	const known = memory.get(path);
	const at = Date.now();
	const { payload, text = JSON.stringify(payload) } = received;
	const digest = received.digest ?? createHash("sha256").update(text).digest("base64");
	const isChanged = known?.digest !== digest;
	const notedAt = isChanged ? undefined : known?.notedAt;
	const isNoted = notedAt !== undefined && Math.abs(at - notedAt) < NOTE_EVERY_MS;
	remember({ path, payload, at, digest, notedAt: isNoted ? notedAt : at });
	const iso = new Date(at).toISOString();
	try {
		if (isChanged)
			await writeWhole(fileOf(path), `{"path":${JSON.stringify(path)},"at":"${iso}","payload":${text}}`);
		if (!isNoted) await writeWhole(timeFileOf(path), iso);
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good answer not written");
	}
}

/** The last readable answer of this path, from memory or from before the restart. */
export async function lastGood(path: string): Promise<GoodAnswer | undefined> {
	const known = memory.get(path);
	if (known) return known;
	try {
		const stored = JSON.parse(await readFile(fileOf(path), "utf8")) as { path: string; payload: unknown };
		const at = Date.parse(await readFile(timeFileOf(path), "utf8"));
		if (stored.path !== path || Number.isNaN(at)) return undefined;
		// A new answer may have arrived in the meantime.
		return memory.get(path) ?? remember({ path, payload: stored.payload, at, digest: "", notedAt: at });
	} catch {
		// Without a file, or with a garbled one, there is no last good answer.
		return undefined;
	}
}

/** The last good answer of this path, if it is in memory. */
export const rememberedGood = (path: string): GoodAnswer | undefined => memory.get(path);

/** Forgets the last good answer of a removed item, so that no outage brings it back. */
export async function forgetLastGood(path: string): Promise<void> {
	memory.delete(path);
	await Promise.all([fileOf(path), timeFileOf(path)].map((file) => rm(file, { force: true }))).catch(
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

const fileOf = (path: string) => `${stemOf(path)}.json`;
const timeFileOf = (path: string) => `${stemOf(path)}.time`;
const stemOf = (path: string) =>
	join(environment().DATA_DIR, "last-good", createHash("sha256").update(path).digest("hex").slice(0, 32));

/** Readers see the old file or the new one, never a partial one. */
async function writeWhole(file: string, text: string) {
	const draft = `${file}.${randomUUID()}.tmp`;
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(draft, text, { mode: 0o600 });
	await rename(draft, file);
}
