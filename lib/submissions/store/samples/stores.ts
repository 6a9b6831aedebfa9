import type { Pool } from "pg";
import {
	beginDraft,
	type CvStorage,
	type Draft,
	diskCvStorage,
	encryptedCvStorage,
} from "../../cv/cv-storage.ts";
import { pdf } from "../../cv/samples/files.ts";
import { createKeyring } from "../../encryption/keyring.ts";
import { submissionStore } from "../encrypted-store.ts";
import { openPostgresDatabase } from "../postgres-database.ts";
import { rowStore } from "../row-store.ts";
import { openSqliteDatabase } from "../sqlite-database.ts";

/** Stores for tests, all with one key. */
export const SAMPLE_KEYRING = createKeyring(["the key of the tests, long enough"]);

export const openSqliteStore = async (...given: Parameters<typeof openSqliteDatabase>) =>
	submissionStore(rowStore(await openSqliteDatabase(...given)), SAMPLE_KEYRING);

export const openPostgresStore = async (pool: Pool) =>
	submissionStore(rowStore(await openPostgresDatabase(pool)), SAMPLE_KEYRING);

export const sampleCvStorage = (folder: string) => encryptedCvStorage(diskCvStorage(folder), SAMPLE_KEYRING);

/** A file that has come into this folder. */
export async function sampleDraft(folder: string, keyring = SAMPLE_KEYRING, content = pdf()): Promise<Draft> {
	const writer = await beginDraft(folder, keyring);
	await writer.write(content);
	return writer.finish();
}

/** A stored CV that waits for its submission. */
export async function storedCv(cvStorage: CvStorage, ...given: Parameters<typeof sampleDraft>) {
	const draft = await sampleDraft(...given);
	await cvStorage.save(draft);
	const { id, bytes, digest } = draft;
	return { id, bytes, digest, name: "cv.pdf", type: "pdf" as const };
}
