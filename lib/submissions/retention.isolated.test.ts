import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { newReference } from "./reference.ts";
import { purgeOld } from "./retention.ts";
import { SAMPLE_APPLICATION } from "./samples/submissions.ts";
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

test("a draft that cannot be deleted keeps no other draft and no file", async () => {
	for (const number of [1, 2, 4, 5]) await oldFile(`${idOf(number)}.part`);
	await oldFile(`${idOf(6)}.${idOf(7)}.part`);
	await unremovable(`${idOf(3)}.part`);
	await oldFile(idOf(8));
	assert.deepEqual(await purge(), { submissions: 0, replies: 0, orphans: 1, drafts: 5 });
	assert.deepEqual(await files(), [`${idOf(3)}.part`]);
});

test("a delivered application's file that cannot be deleted keeps no other one's", async () => {
	for (const number of [1, 2, 3]) {
		const name = idOf(number);
		if (number === 2) await unremovable(name);
		else await writeFile(join(draftFolder, name), "%PDF");
		await store.keep(
			{
				kind: "application",
				payload: SAMPLE_APPLICATION,
				file: { id: name, name: "cv.pdf", type: "pdf", bytes: 4, digest: "d" },
				id: name,
				reference: newReference(),
				idempotencyKey: undefined,
				digest: name,
				visitor: name,
				isSuspicious: false,
				leaseMs: 60_000,
			},
			0,
		);
		await store.finish(name, 1, { state: "delivered", answer: undefined });
	}
	const { submissions } = await purge();
	assert.equal(submissions, 3);
	assert.deepEqual(await files(), [idOf(2)]);
});
