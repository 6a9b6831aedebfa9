import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspectCv } from "./inspector.ts";
import { SAMPLES } from "./sample-corpus.ts";

/** What cannot be inspected need not be waited for. */
const IMPATIENT = { deadlineMs: 1_500 };
const REFUSED = { "wrong type": "type", empty: "empty" } as const;

describe("an applicant sends", () => {
	for (const { name, content, expected } of SAMPLES) {
		if (expected === "too large") continue;
		test(name, async () => {
			const verdict = await inspectCv(async () => content(), expected === "uninspected" ? IMPATIENT : {});
			if (expected === "clean") assert.equal(verdict.outcome, "clean", JSON.stringify(verdict));
			else if (expected === "wrong type" || expected === "empty") {
				assert.deepEqual(verdict, { outcome: "refused", reason: REFUSED[expected] });
			} else assert.partialDeepStrictEqual(verdict, { outcome: "quarantined", finding: expected });
		});
	}

	test("enough of each kind", () => {
		assert.ok(SAMPLES.length >= 80, `${SAMPLES.length} samples`);
		assert.ok(SAMPLES.filter(({ expected }) => expected === "clean").length >= 25);
	});
});
