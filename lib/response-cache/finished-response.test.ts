import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { bodyIn, compressBest, finishedResponse } from "#lib/response-cache/finished-response";

const page = () =>
	finishedResponse({
		status: 200,
		headers: { "content-type": "text/html" },
		body: Buffer.from(Array.from({ length: 3_000 }, (_, at) => `Loan ${at ** 2} of Accra. `).join("")),
	});

test("a page that is sent again is made as small as brotli can make it", { timeout: 60_000 }, async () => {
	const response = page();
	const first = await bodyIn(response, "br");
	compressBest(response, () => true);
	while (response.encoded.br === first) await wait(5);
	const later = await bodyIn(response, "br");
	assert.ok(later.length < 0.95 * first.length, `${later.length} of ${first.length} bytes`);
	assert.ok(brotliDecompressSync(later).equals(response.body));
});

test("a page that has left the cache meanwhile is not compressed again", { timeout: 60_000 }, async () => {
	const [gone, next] = [page(), page()];
	const first = await bodyIn(gone, "br");
	compressBest(gone, () => false);
	compressBest(next, () => true);
	while (!next.encoded.br) await wait(5);
	assert.equal(gone.encoded.br, first);
});
