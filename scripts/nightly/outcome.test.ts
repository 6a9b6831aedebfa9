import assert from "node:assert/strict";
import { test } from "node:test";
import { notRun, outcomeOf, summary } from "./outcome.ts";

test("a proof shows the last line that it wrote", () => {
	const output = "running\n\u001b[32m  12 passed\u001b[39m (1.2m)\n\n";
	assert.deepEqual(outcomeOf("full", 0, output, 72), {
		name: "full",
		status: "passed",
		seconds: 72,
		line: "12 passed (1.2m)",
	});
	assert.equal(outcomeOf("full", 1, output, 72).status, "failed");
	assert.equal(outcomeOf("crash", 1, "SEED=42\nrunning\n1 missed.", 9).line, "1 missed. (SEED=42)");
});

test("a proof that left a part out for lack of a program has not passed", () => {
	const output = "passed SQLite\nleft out PostgreSQL, not run: needs postgresql\nNothing was missing.";
	assert.deepEqual(outcomeOf("restore", 0, output, 5), {
		name: "restore",
		status: "not run",
		seconds: 5,
		line: "not run: needs postgresql",
	});
	assert.equal(outcomeOf("restore", 1, output, 5).status, "failed");
});

test("a night ends with a line for each proof and the counts", () => {
	const outcomes = [
		outcomeOf("abuse", 0, "The site held.", 187),
		outcomeOf("crash", 1, "1 missed.", 60),
		notRun("cluster", ["nginx"]),
	];
	assert.deepEqual(summary(outcomes), {
		text: [
			"passed   abuse            3:07  The site held.",
			"failed   crash            1:00  1 missed.",
			"not run  cluster          0:00  not run: needs nginx",
			"",
			"4:07 in all",
			"1 passed, 1 failed, 1 not run",
		].join("\n"),
		isGood: false,
	});
});

test("a night is good only if every proof ran and passed", () => {
	const passed = outcomeOf("abuse", 0, "The site held.", 1);
	assert.ok(summary([passed]).isGood);
	assert.ok(!summary([passed, notRun("cluster", ["nginx"])]).isGood);
	assert.ok(!summary([]).isGood);
});
