import assert from "node:assert/strict";
import { test } from "node:test";
import { zstdDecompressSync } from "node:zlib";
import {
	compressedByDictionary,
	dictionaryAddress,
	hasDictionary,
	setDictionary,
} from "#lib/response-cache/dictionary";

const FRAME = Buffer.from(
	`<header>${Array.from({ length: 500 }, (_, at) => `link ${at} `).join("")}</header>`,
);
/** SHA-256 of the frame. */
const NAME = ":hE3Igsxv7Kybo76Yz09iU/oQTh3xZ9US2B5aCTZOM64=:";
const BROWSER = "gzip, deflate, br, zstd, dcb, dcz";

test("without a dictionary there is no address, and nothing is compressed against it", async () => {
	assert.equal(dictionaryAddress(), undefined);
	assert.equal(hasDictionary(BROWSER, ":undefined:"), false);
	await assert.rejects(compressedByDictionary(FRAME));
});

test("a page is what differs from the dictionary, after the dictionary's hash", async () => {
	setDictionary(FRAME);
	const page = Buffer.concat([FRAME, Buffer.from("<h1>Rates</h1>")]);
	const sent = await compressedByDictionary(page);
	assert.equal(sent.subarray(0, 8).toString("hex"), "5e2a4d1820000000");
	assert.equal(`:${sent.subarray(8, 40).toString("base64")}:`, NAME);
	assert.deepEqual(zstdDecompressSync(sent.subarray(40), { dictionary: FRAME }), page);
	assert.ok(sent.length < 100, `${sent.length} bytes`);
});

for (const [accepted, available, expected] of [
	[BROWSER, NAME, true],
	["dcz", NAME, true],
	["br, DCZ ,gzip", NAME, true],
	["gzip, deflate, br, zstd", NAME, false],
	["dcz;q=0", NAME, false],
	["x-dcz", NAME, false],
	[BROWSER, undefined, false],
	[BROWSER, "", false],
	[BROWSER, "::", false],
	[BROWSER, NAME.slice(1, -1), false],
	[BROWSER, `${NAME}, ${NAME}`, false],
	[BROWSER, ":AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:", false],
	[BROWSER, "x".repeat(10_000), false],
] as const)
	test(`a client that accepts "${accepted}" and names ${available?.slice(0, 60)} ${expected ? "has" : "has not"} the dictionary`, () => {
		setDictionary(FRAME);
		assert.equal(hasDictionary(accepted, available), expected);
	});
