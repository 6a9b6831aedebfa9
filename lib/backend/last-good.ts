import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "#lib/environment";
import { log } from "#lib/log";

export type GoodAnswer = { path: string; payload: unknown; at: string };

/** More answers than a company's content has; the least recently kept go first. Files of theirs stay. */
const MAX_IN_MEMORY = 1_000;

const memory = new Map<string, GoodAnswer & { text: string }>();

/**
 * Keeps an answer that could be read, in memory and, when it changed, in a file of `DATA_DIR`, so that it outlives a
 * restart. A disk that cannot be written costs a log line, not the page.
 */
export async function keepLastGood(path: string, payload: unknown): Promise<void> {
	const text = JSON.stringify(payload);
	const known = memory.get(path);
	const answer = { path, payload, text, at: new Date().toISOString() };
	memory.delete(path);
	memory.set(path, answer);
	for (const oldest of memory.keys()) {
		if (memory.size <= MAX_IN_MEMORY) break;
		memory.delete(oldest);
	}
	if (known?.text === text) return;
	try {
		await writeWhole(fileOf(path), JSON.stringify({ path, at: answer.at, payload }));
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good answer not written");
	}
}

/** The last answer of this path that could be read, from memory or from before the restart. */
export async function lastGood(path: string): Promise<GoodAnswer | undefined> {
	const known = memory.get(path);
	if (known) return known;
	try {
		const stored = JSON.parse(await readFile(fileOf(path), "utf8")) as GoodAnswer;
		return stored.path === path ? stored : undefined;
	} catch {
		// No file, or one that a broken disk garbled: then there is no last good answer.
		return undefined;
	}
}

const fileOf = (path: string) =>
	join(
		environment().DATA_DIR,
		"last-good",
		`${createHash("sha256").update(path).digest("hex").slice(0, 32)}.json`,
	);

/** Readers see the old file or the new one, never half of one. */
async function writeWhole(file: string, text: string) {
	const draft = `${file}.${randomUUID()}.tmp`;
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(draft, text, { mode: 0o600 });
	await rename(draft, file);
}
