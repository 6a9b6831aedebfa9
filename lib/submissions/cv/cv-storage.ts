import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Keyring } from "#lib/submissions/encryption/keyring";

/**
 * Stores files until they are delivered and deleted. A file has no owner until a submission names it; one that never gets an
 * owner is an orphan.
 */
export interface CvStorage {
	/** Stores a draft permanently; durable when it returns. */
	save(draft: Draft): Promise<void>;
	/** Its content; undefined if the file does not exist. Before `encryptedCvStorage` it is as stored, encrypted. */
	read(id: string): Promise<Buffer | undefined>;
	/** Deletes it, if it exists. */
	remove(id: string): Promise<void>;
	/** The ids of files older than this. */
	olderThan(ageMs: number): Promise<string[]>;
}

/** An incoming file on this machine's disk, encrypted from its first byte. */
export type Draft = {
	id: string;
	path: string;
	/** The visitor's file: its length, SHA-256 (hexadecimal) and content. */
	bytes: number;
	digest: string;
	read: () => Promise<Buffer>;
};

const FILE_NAME = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DRAFT_ENDING = ".part";

/** Files in a folder that only its owner can read, each named by its id. For one instance. */
export function diskCvStorage(folder: string): CvStorage {
	return {
		save: async ({ id, path }) => {
			await rename(path, fileOf(folder, id));
			await syncFolder(folder);
		},
		read: (id) => readFile(fileOf(folder, id)).catch(absent),
		remove: (id) => rm(fileOf(folder, id), { force: true }),
		olderThan: async (ageMs) => (await filesOlderThan(folder, ageMs)).filter((name) => FILE_NAME.test(name)),
	};
}

/** Encrypted files, read with these keys. */
export const encryptedCvStorage = (files: CvStorage, keyring: Keyring): CvStorage => ({
	...files,
	read: async (id) => {
		const stored = await files.read(id);
		return stored && keyring.decryptFile(id, stored);
	},
});

/** The folder for incoming files, before and during the check. */
export async function openDraftFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Starts a file. Write its chunks, then `finish`; `discard` it if either fails. Leaves nothing if it cannot start. */
export async function beginDraft(folder: string, keyring: Keyring) {
	const id = randomUUID();
	const path = join(folder, id + DRAFT_ENDING);
	const hash = createHash("sha256");
	const encryption = keyring.encryptFile(id);
	const handle = await open(path, "wx", 0o600);
	let bytes = 0;
	const discard = async () => {
		await handle.close().catch(() => {});
		await rm(path, { force: true });
	};
	try {
		await handle.appendFile(encryption.head);
	} catch (error) {
		await discard();
		throw error;
	}
	return {
		write: async (piece: Uint8Array) => {
			hash.update(piece);
			bytes += piece.length;
			await handle.appendFile(encryption.update(piece));
		},
		/** Durable when it returns, and without an owner yet. */
		finish: async (): Promise<Draft> => {
			await handle.appendFile(encryption.final());
			await handle.sync();
			await handle.close();
			const read = async () => keyring.decryptFile(id, await readFile(path));
			return { id, path, bytes, digest: hash.digest("hex"), read };
		},
		/** For an incomplete file. */
		discard,
	};
}

/** For a complete file that is not wanted. */
export const discardDraft = ({ path }: Pick<Draft, "path">): Promise<void> => rm(path, { force: true });

/** Drafts of interrupted writes, such as a crash leaves. */
export async function oldDrafts(folder: string, ageMs: number): Promise<Pick<Draft, "path">[]> {
	const names = await filesOlderThan(folder, ageMs);
	return names.filter((name) => name.endsWith(DRAFT_ENDING)).map((name) => ({ path: join(folder, name) }));
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

/** A new file name is on disk only once its folder is. */
async function syncFolder(folder: string) {
	// Windows cannot open a folder; there we rely on the file system's journal.
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

function absent(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
	return undefined;
}
