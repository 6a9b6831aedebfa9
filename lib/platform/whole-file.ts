import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const DRAFT_ENDING = ".tmp";
/** Long after any write has ended. */
const ABANDONED_MS = 10 * 60_000;

const swept = new Map<string, Promise<void>>();

/**
 * Writes a file that only this user can read, and its folder. Readers see the old file or the new one, never a partial one. Before
 * the first write to a folder, drafts are removed that a process left as it died.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
	const folder = dirname(file);
	await mkdir(folder, { recursive: true });
	const sweeping = swept.get(folder) ?? removeAbandonedDrafts(folder).catch(() => {});
	swept.set(folder, sweeping);
	await sweeping;
	const draft = `${file}.${randomUUID()}${DRAFT_ENDING}`;
	try {
		await writeFile(draft, content, { mode: 0o600 });
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {});
		throw error;
	}
}

async function removeAbandonedDrafts(folder: string) {
	for (const name of await readdir(folder)) {
		if (!name.endsWith(DRAFT_ENDING)) continue;
		const draft = join(folder, name);
		const { mtimeMs } = await stat(draft);
		if (Date.now() - mtimeMs > ABANDONED_MS) await rm(draft, { force: true });
	}
}
