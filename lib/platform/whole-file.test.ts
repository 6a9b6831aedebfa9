import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { writeWhole } from "#lib/platform/whole-file";

const folder = temporaryFolder();

test("drafts of a process that died are removed before the first write, those in progress stay", async () => {
	for (const name of ["a.json.1.tmp", "a.json.2.tmp", "b.json"]) writeFileSync(join(folder, name), "half");
	const long = new Date(Date.now() - 3_600_000);
	for (const name of ["a.json.1.tmp", "b.json"]) utimesSync(join(folder, name), long, long);
	await writeWhole(join(folder, "a.json"), "whole");
	assert.deepEqual(readdirSync(folder).toSorted(), ["a.json", "a.json.2.tmp", "b.json"]);
	assert.equal(readFileSync(join(folder, "a.json"), "utf8"), "whole");
});

test("a write that fails leaves no draft", async () => {
	const inner = join(folder, "inner");
	mkdirSync(join(inner, "taken.json", "full"), { recursive: true });
	await assert.rejects(writeWhole(join(inner, "taken.json"), "text"));
	assert.deepEqual(readdirSync(inner), ["taken.json"]);
});
