import assert from "node:assert/strict";
import { test } from "node:test";
import { throughCircuit } from "#lib/backend/client/circuit";
import { BackendFailure, type FailureReason } from "#lib/backend/client/failure";

test("readers stop calling after failures in a row, a timeout counting twice, and try again after five seconds", async (context) => {
	let now = 0;
	let calls = 0;
	context.mock.method(performance, "now", () => now);
	const read = (reason?: FailureReason, status?: number) =>
		throughCircuit("/awards", async () => {
			calls += 1;
			if (reason) throw new BackendFailure(reason, "/awards", { status });
		}).then(
			() => "read",
			(failure: BackendFailure) => failure.reason,
		);
	await read("timeout");
	await read("status", 404);
	await read("timeout");
	await read("unreachable");
	assert.equal(await read(), "read", "a response in between closes it");
	for (const reason of ["timeout", "unreachable", "timeout"] as const) await read(reason);
	assert.deepEqual([await read(), calls], ["timeout", 8]);
	now = 5_000;
	assert.equal(await read("unreachable"), "unreachable");
	assert.equal(await read(), "unreachable", "the first failure opens it anew");
	now = 10_000;
	assert.equal(await read(), "read");
	assert.deepEqual([await read("unreachable"), await read()], ["unreachable", "read"]);
});
