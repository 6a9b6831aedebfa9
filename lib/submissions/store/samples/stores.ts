import type { Pool } from "pg";
import { diskCvStorage, sealedCvStorage } from "../../cv/cv-storage.ts";
import { createKeyring } from "../../encryption/keyring.ts";
import { openPostgresRows } from "../postgres-store.ts";
import { submissionStore } from "../sealed-store.ts";
import { openSqliteRows } from "../sqlite-store.ts";

/** Stores for tests, all with one key. */
export const SAMPLE_KEYRING = createKeyring(["the key of the tests, long enough"]);

export const openSqliteStore = async (...given: Parameters<typeof openSqliteRows>) =>
	submissionStore(await openSqliteRows(...given), SAMPLE_KEYRING);

export const openPostgresStore = async (pool: Pool) =>
	submissionStore(await openPostgresRows(pool), SAMPLE_KEYRING);

export const sampleCvStorage = (folder: string) => sealedCvStorage(diskCvStorage(folder), SAMPLE_KEYRING);
