import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedEncoding } from "#lib/response-cache/compression";

for (const [header, expected] of [
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["br", "br"],
	["BR;q=1.0", "br"],
	["GZIP", "gzip"],
	["br;q=0.5, gzip;q=1", "gzip"],
	["gzip;q=0.5, br;q=0.5", "br"],
	["gzip, br;q=0", "gzip"],
	["gzip;q=0.000, br; q=0", undefined],
	["br;q=high", undefined],
	["not-br, x-gzip", undefined],
	["identity", undefined],
	["", undefined],
	[undefined, undefined],
] as const)
	test(`of the encodings "${header}", ${expected ?? "neither"} is used`, () => {
		assert.equal(acceptedEncoding(header), expected);
	});
