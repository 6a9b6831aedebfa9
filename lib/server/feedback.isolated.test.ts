import assert from "node:assert/strict";
import { test } from "node:test";
import { withRequestContext } from "#lib/platform/request-context";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

process.env.DATA_DIR = temporaryFolder();
process.env.LOG_LEVEL = "silent";
const { countEmptySearch } = await import("#lib/server/feedback");
const { submissionService } = await import("#lib/submissions/service");

test("a network that searches made-up words leaves quota for the searches of others", async () => {
	const seek = (words: string, network: string) =>
		withRequestContext("id", () => countEmptySearch(words), { network });
	for (const letter of "abcdefghijklmnopqrstuvwxyz")
		await seek(`made${letter} up${letter}${letter}`, "203.0.113.66");
	await seek("susu", "203.0.113.7");
	const searched = (await (await submissionService()).store.feedback()).map(({ about }) => about);
	assert.ok(searched.includes("susu"));
	assert.equal(searched.length, 51);
});
