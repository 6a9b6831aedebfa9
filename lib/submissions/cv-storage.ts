import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Where files are kept until they are delivered and forgotten. A file has no owner until a submission names it; one that
 * never gets an owner is an orphan.
 */
export interface CvStorage {
	/** Keeps a draft for good; durable when it returns. */
	keep(draft: Draft): Promise<void>;
	/** Its content; undefined when there is none. */
	read(id: string): Promise<Buffer | undefined>;
	/** Forgets it; nothing happens when there is none. */
	remove(id: string): Promise<void>;
	/** The ids of files that are older than this. */
	olderThan(ageMs: number): Promise<string[]>;
}

/** A file on its way in, on this machine's disk. */
export type Draft = {
	id: string;
	path: string;
	bytes: number;
	/** SHA-256, hexadecimal. */
	digest: string;
};

const FILE_NAME = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DRAFT_ENDING = ".part";

/** Files in a folder of their own, each under its id, which only their owner can read. For one instance. */
export function diskCvStorage(folder: string): CvStorage {
	return {
		keep: async ({ id, path }) => {
			await rename(path, fileOf(folder, id));
			await syncFolder(folder);
		},
		read: (id) => readFile(fileOf(folder, id)).catch(absent),
		remove: (id) => rm(fileOf(folder, id), { force: true }),
		olderThan: async (ageMs) => (await filesOlderThan(folder, ageMs)).filter((name) => FILE_NAME.test(name)),
	};
}

/** The folder that files come in to, before and while they are checked. */
export async function openDraftFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Begins a file. Write its pieces, then `finish`; `discard` it when anything goes wrong. */
export async function beginDraft(folder: string) {
	const id = randomUUID();
	const path = join(folder, id + DRAFT_ENDING);
	const hash = createHash("sha256");
	const handle = await open(path, "wx", 0o600);
	let bytes = 0;
	return {
		write: async (piece: Uint8Array) => {
			hash.update(piece);
			bytes += piece.length;
			await writeAll(handle, piece);
		},
		/** Durable when it returns, and nobody's yet. */
		finish: async (): Promise<Draft> => {
			await handle.sync();
			await handle.close();
			return { id, path, bytes, digest: hash.digest("hex") };
		},
		/** For one that did not come whole. */
		discard: async () => {
			await handle.close().catch(() => {});
			await rm(path, { force: true });
		},
	};
}

/** For one that came whole and is not wanted. */
export const discardDraft = ({ path }: Draft): Promise<void> => rm(path, { force: true });

/** Deletes what uploads left that broke off: a crash in the middle of one leaves its draft. */
export async function discardOldDrafts(folder: string, ageMs: number): Promise<number> {
	const drafts = (await filesOlderThan(folder, ageMs)).filter((name) => name.endsWith(DRAFT_ENDING));
	for (const name of drafts) await rm(join(folder, name), { force: true });
	return drafts.length;
}

function fileOf(folder: string, id: string): string {
	if (!FILE_NAME.test(id)) throw new Error("not the id of a file");
	return join(folder, id);
}

async function filesOlderThan(folder: string, ageMs: number): Promise<string[]> {
	const names = await readdir(folder);
	const ages = await Promise.all(
		names.map(async (name) => {
			const found = await stat(join(folder, name)).catch(absent);
			return { name, ageMs: found ? Date.now() - found.mtimeMs : -1 };
		}),
	);
	return ages.filter((file) => file.ageMs >= ageMs).map((file) => file.name);
}

async function writeAll(handle: FileHandle, piece: Uint8Array) {
	for (let offset = 0; offset < piece.length; ) {
		offset += (await handle.write(piece, offset)).bytesWritten;
	}
}

/** A new name in a folder is on disk only when the folder is. */
async function syncFolder(folder: string) {
	// Windows cannot open a folder; there the file system's own journal has to do.
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

function absent(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
	return undefined;
}
