import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import v8 from "node:v8";
import { answerOf } from "#lib/response-cache/answer";

const MEGABYTE = 1024 * 1024;

let kept: typeof import("#lib/response-cache/kept-answers");

/** A process with a small heap: 12 MB for pages and 3 MB for arbitrary addresses. */
before(async () => {
	const statistics = v8.getHeapStatistics();
	mock.method(v8, "getHeapStatistics", () => ({ ...statistics, heap_size_limit: 96 * MEGABYTE }));
	kept = await import("#lib/response-cache/kept-answers");
});

function keep(key: string, partition: "pages" | "arbitrary", bytes = MEGABYTE / 4) {
	const body = Buffer.alloc(bytes);
	const answer = answerOf({ status: 200, headers: { "content-type": "text/html" }, body });
	kept.keepAnswer(key, {
		answer,
		renderedAt: performance.now(),
		partition,
		reads: new Map(),
		day: undefined,
	});
}

test("a flood of addresses evicts the oldest pages and keeps those in use", () => {
	keep("/kept", "pages", 4);
	for (let index = 0; index < 60; index++) {
		keep(`/flood/${index}`, "pages");
		kept.findAnswer("/kept");
	}
	assert.ok(kept.findAnswer("/kept"));
	assert.equal(kept.findAnswer("/flood/0"), undefined);
	assert.ok(kept.findAnswer("/flood/35"), "pages have an eighth of the heap");
	assert.ok(kept.findAnswer("/flood/59"));
});

test("made-up addresses evict no page of the site", () => {
	keep("/real", "pages", 4);
	for (let index = 0; index < 60; index++) keep(`/notices?q=${index}`, "arbitrary");
	assert.ok(kept.findAnswer("/real"));
	assert.equal(kept.findAnswer("/notices?q=0"), undefined);
	assert.ok(kept.findAnswer("/notices?q=59"));
});
