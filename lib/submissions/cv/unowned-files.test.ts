import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "#lib/platform/samples/eventually";
import { sampleFile } from "#lib/submissions/samples/submissions";
import { createUnownedFiles } from "./unowned-files.ts";

const MEGABYTE = 1024 * 1024;
const file = (bytes = 5 * MEGABYTE) => sampleFile(undefined, { bytes });

function unowned({ removedAfterMs, owned = [] }: { removedAfterMs?: number; owned?: string[] } = {}) {
	const removed: string[] = [];
	const files = createUnownedFiles({
		isOwned: async (id) => owned.includes(id),
		remove: async (id) => void removed.push(id),
		removedAfterMs,
	});
	return { ...files, removed };
}

test("of twenty files sent without a name from one address, 15 MB wait and the rest are deleted at once", async () => {
	const { keepWaiting, removed } = unowned();
	for (let index = 0; index < 20; index++) await keepWaiting(file(), "154.160.1.1");
	assert.equal(removed.length, 17);
	assert.ok(await keepWaiting(file(), "154.160.1.2"), "the neighbour's file is kept");
});

test("files without a name from a thousand addresses are bounded in total size and number", async () => {
	const { keepWaiting, removed } = unowned();
	let waiting = 0;
	for (const bytes of [5 * MEGABYTE, MEGABYTE, 1]) {
		for (let index = 0; index < 1_000; index++) {
			if (await keepWaiting(file(bytes), `10.0.${index >> 8}.${index & 255}`)) waiting += bytes / MEGABYTE;
		}
	}
	assert.ok(waiting > 100 && waiting <= 150, `${waiting} MB wait`);
	for (let index = 0; index < 10_000; index++) await keepWaiting(file(1), "154.160.1.1");
	assert.ok(13_000 - removed.length <= 2_400, `${13_000 - removed.length} files wait`);
});

test("a file claimed by its form frees its room, and is not deleted", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	const { keepWaiting, claim, removed } = unowned();
	for (let index = 0; index < 20; index++) {
		const mine = file();
		await keepWaiting(mine, "154.160.1.1");
		claim(mine.id);
	}
	t.mock.timers.tick(24 * 60 * 60_000);
	assert.deepEqual(removed, []);
});

test("an unclaimed file is deleted, unless another instance accepted it", async () => {
	const [forgotten, accepted] = [file(), file()];
	const { keepWaiting, removed } = unowned({ removedAfterMs: 20, owned: [accepted.id] });
	await keepWaiting(accepted, "154.160.1.1");
	const kept = await keepWaiting(forgotten, "154.160.1.1");
	assert.ok(kept && kept.fileUntil > Date.now() + 20 * 60_000, "there is time to correct a form");
	await eventually(() => removed.length > 0, "removed");
	assert.deepEqual(removed, [forgotten.id]);
});

test("uploads in progress are bounded per address, and free their room when they end", () => {
	const { incoming } = unowned();
	const uploads = Array.from({ length: 14 }, () => incoming("154.160.1.1"));
	const taken = uploads.filter((upload) => upload.take(5 * MEGABYTE));
	assert.equal(taken.length, 12);
	assert.ok(incoming("154.160.1.2").take(5 * MEGABYTE), "the neighbour's upload comes in");
	for (const upload of taken) upload.giveBack();
	assert.ok(incoming("154.160.1.1").take(5 * MEGABYTE));
});
