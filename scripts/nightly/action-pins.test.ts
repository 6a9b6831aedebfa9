import assert from "node:assert/strict";
import { test } from "node:test";
import { pinWarnings } from "./action-pins.ts";

test("maintainers are told at night of an action that is more than nine months old, or not named by commit", () => {
	const commit = "a".repeat(40);
	const pins = (day: string) =>
		pinWarnings([`a/b@${commit} # v1.2.3, ${day}`, `c/d/init@${commit} # v4`], new Date("2026-11-29T01:30Z"));
	const unpinned = [`c/d/init@${commit} # v4`];
	assert.deepEqual(pins("2026-03-01"), { unpinned, old: [] });
	assert.deepEqual(pins("2026-02-27"), {
		unpinned,
		old: ["a/b v1.2.3 is of 2026-02-27: look for a newer one"],
	});
});
