import { createHash, randomUUID } from "node:crypto";
import {
	type FileHandle,
	mkdir,
	open,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Keyring } from "#lib/submissions/encryption/keyring";

/**
 * Where files are kept until they are delivered and forgotten. A file has no owner until a submission names it; one that
 * never gets an owner is an orphan.
 */
export interface CvStorage {
	/** Keeps a draft for good; durable when it returns. */
	keep(draft: Draft): Promise<void>;
	/** Its content; undefined when there is none. A `FileStore` gives it as it lies there, sealed. */
	read(id: string): Promise<Buffer | undefined>;
	/** Forgets it; nothing happens when there is none. */
	remove(id: string): Promise<void>;
	/** The ids of files that are older than this. */
	olderThan(ageMs: number): Promise<string[]>;
}

/** A place for files, which it never sees open. */
export interface FileStore extends CvStorage {
	/** Puts other bytes in place of a file's; durable when it returns. */
	replace(id: string, stored: Buffer): Promise<void>;
}

/** Where files are kept, with what is needed to read them. */
export interface SealedCvStorage extends CvStorage {
	/** Seals a file with the key in use, if it is not; whether that was needed. */
	reseal(id: string): Promise<boolean>;
}

/** A file on its way in, on this machine's disk: sealed there from its first byte. */
export type Draft = {
	id: string;
	path: string;
	/** The visitor's file: how long it is, its SHA-256 (hexadecimal), and what is in it. */
	bytes: number;
	digest: string;
	read: () => Promise<Buffer>;
	/** SHA-256 of what lies on the disk. */
	storedDigest: string;
};

const FILE_NAME = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DRAFT_ENDING = ".part";

/** Files in a folder of their own, each under its id, which only their owner can read. For one instance. */
export function diskCvStorage(folder: string): FileStore {
	return {
		keep: async ({ id, path }) => {
			await rename(path, fileOf(folder, id));
			await syncFolder(folder);
		},
		read: (id) => readFile(fileOf(folder, id)).catch(absent),
		replace: async (id, stored) => {
			const path = fileOf(folder, id);
			const draft = path + DRAFT_ENDING;
			await writeFile(draft, stored, { mode: 0o600, flush: true });
			await rename(draft, path);
			await syncFolder(folder);
		},
		remove: (id) => rm(fileOf(folder, id), { force: true }),
		olderThan: async (ageMs) => (await filesOlderThan(folder, ageMs)).filter((name) => FILE_NAME.test(name)),
	};
}

/** Files that are sealed where they lie, and read with these keys. */
export function sealedCvStorage(files: FileStore, keyring: Keyring): SealedCvStorage {
	return {
		keep: files.keep,
		remove: files.remove,
		olderThan: files.olderThan,
		read: async (id) => {
			const stored = await files.read(id);
			return stored && keyring.openFile(id, stored);
		},
		reseal: async (id) => {
			const stored = await files.read(id);
			if (!stored || keyring.isFileCurrent(stored)) return false;
			const seal = keyring.sealFile(id);
			const content = await keyring.openFile(id, stored);
			await files.replace(id, Buffer.concat([seal.head, seal.update(content), seal.final()]));
			return true;
		},
	};
}

/** The folder that files come in to, before and while they are checked. */
export async function openDraftFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Begins a file. Write its pieces, then `finish`; `discard` it when anything goes wrong. */
export async function beginDraft(folder: string, keyring: Keyring) {
	const id = randomUUID();
	const path = join(folder, id + DRAFT_ENDING);
	const hash = createHash("sha256");
	const storedHash = createHash("sha256");
	const seal = keyring.sealFile(id);
	const handle = await open(path, "wx", 0o600);
	let bytes = 0;
	const store = async (piece: Uint8Array) => {
		storedHash.update(piece);
		await writeAll(handle, piece);
	};
	await store(seal.head);
	return {
		write: async (piece: Uint8Array) => {
			hash.update(piece);
			bytes += piece.length;
			await store(seal.update(piece));
		},
		/** Durable when it returns, and nobody's yet. */
		finish: async (): Promise<Draft> => {
			await store(seal.final());
			await handle.sync();
			await handle.close();
			const read = async () => keyring.openFile(id, await readFile(path));
			return { id, path, bytes, digest: hash.digest("hex"), read, storedDigest: storedHash.digest("hex") };
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
