import assert from "node:assert/strict";
import { test } from "node:test";
import { attempt, BackendFailure } from "#lib/backend/client/failure";

test("a failure is known as one in every bundle, whichever bundle made the call", async () => {
	// The query makes it a second copy of the module, as in another bundle.
	const otherBundle = (await import(
		`${new URL("failure.ts", import.meta.url)}?copy`
	)) as typeof import("#lib/backend/client/failure");
	assert.notEqual(otherBundle.BackendFailure, BackendFailure);
	const failure = new otherBundle.BackendFailure("timeout", "/notices");
	assert.ok(failure instanceof BackendFailure);
	assert.equal((await attempt(Promise.reject(failure))).ok, false);
	await assert.rejects(attempt(Promise.reject(new TypeError("an error of our own"))), TypeError);
	assert.ok(!({ name: "BackendFailure" } instanceof BackendFailure), "no error at all");
});
