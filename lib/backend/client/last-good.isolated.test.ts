import assert from "node:assert/strict";
import { test } from "node:test";
import { startSampleBackend } from "#lib/backend/client/samples/sample-backend";

await startSampleBackend();
const { storeLastGood, lastGood } = await import("#lib/backend/client/last-good");

test("a response that arrives while the stored one is read is what its readers get", async () => {
	const source = { path: "/notices", parse: (payload: unknown) => payload };
	const reading = lastGood(source);
	const fresh = { value: ["new"], isWhole: true, at: Date.now(), digest: "new", length: 7 };
	await storeLastGood(source.path, fresh, '["new"]');
	assert.deepEqual((await reading)?.value, ["new"]);
});
