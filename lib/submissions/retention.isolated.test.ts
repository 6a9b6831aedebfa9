import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { purgeOld } from "./retention.ts";
import { openSqliteStore, sampleCvStorage } from "./store/samples/stores.ts";
import type { SubmissionStore } from "./store/store.ts";

let root: string;
let draftFolder: string;
let store: SubmissionStore;
before(async () => {
	root = await mkdtemp(join(tmpdir(), "retention-"));
});
beforeEach(async () => {
	await store?.close();
	draftFolder = await mkdtemp(join(root, "uploads-"));
	store = await openSqliteStore(join(draftFolder, "submissions.sqlite"));
});
after(async () => {
	await store.close();
	await rm(root, { recursive: true, force: true });
});

const idOf = (number: number) => `cccccccc-0000-4000-8000-00000000000${number}`;
const old = new Date(Date.now() - 2 * 60 * 60_000);

/** An old file. */
async function oldFile(name: string) {
	await writeFile(join(draftFolder, name), "%PDF");
	await utimes(join(draftFolder, name), old, old);
}

/** A folder with the name of a file, which no program can remove as one. */
async function unremovable(name: string) {
	await mkdir(join(draftFolder, name));
	await utimes(join(draftFolder, name), old, old);
}

const purge = () =>
	purgeOld({ store, cvStorage: sampleCvStorage(draftFolder), draftFolder, retentionDays: 0 });
const files = async () => (await readdir(draftFolder)).filter((name) => !name.includes("sqlite"));

test("a file without a submission that cannot be deleted keeps no other one", async () => {
	for (const number of [1, 2, 4, 5]) await oldFile(idOf(number));
	await unremovable(idOf(3));
	assert.deepEqual(await purge(), { submissions: 0, replies: 0, orphans: 4, drafts: 0 });
	assert.deepEqual(await files(), [idOf(3)]);
});
