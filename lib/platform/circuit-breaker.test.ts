import assert from "node:assert/strict";
import { test } from "node:test";
import { createCircuit } from "#lib/platform/circuit-breaker";

test("a circuit opens after failures in a row, lets callers try again after a while, and closes with a success", (context) => {
	let now = 0;
	context.mock.method(performance, "now", () => now);
	const circuit = createCircuit<string>({ failuresToOpen: 3, openMs: 1_000 });
	circuit.failed("first");
	circuit.succeeded();
	circuit.failed("second", 2);
	assert.equal(circuit.openFor(), undefined);
	circuit.failed("third");
	assert.equal(circuit.openFor(), "third");
	now = 1_000;
	assert.deepEqual([circuit.openFor(), circuit.isOpen()], [undefined, true]);
	circuit.failed("fourth");
	assert.equal(circuit.openFor(), "fourth", "the first failure opens it anew");
	circuit.succeeded();
	assert.deepEqual([circuit.openFor(), circuit.isOpen()], [undefined, false]);
});
