import assert from "node:assert/strict";
import { test } from "node:test";
import { within } from "#lib/web/deadline";

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("a deadline leaves no timer behind when the promise settles before it", async () => {
	const before = timers();
	assert.equal(await within(Promise.resolve("it"), 60_000), "it");
	await assert.rejects(within(Promise.reject(new Error("no")), 60_000), /no/);
	assert.equal(timers(), before);
});

test("a promise that takes longer ends as `late` says, by default with an error", async () => {
	const never = new Promise<string>(() => {});
	assert.equal(await within(never, 1, () => "late"), "late");
	await assert.rejects(within(never, 1), /in time/);
});
