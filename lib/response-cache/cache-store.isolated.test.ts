import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import v8 from "node:v8";
import { finishedResponse } from "#lib/response-cache/finished-response";

const MEGABYTE = 1024 * 1024;

let cached: typeof import("#lib/response-cache/cache-store");

/** A process with a small heap: 12 MB for pages and 3 MB for arbitrary URLs. */
before(async () => {
	const statistics = v8.getHeapStatistics();
	mock.method(v8, "getHeapStatistics", () => ({ ...statistics, heap_size_limit: 96 * MEGABYTE }));
	cached = await import("#lib/response-cache/cache-store");
});

function cachePage(key: string, partition: "pages" | "arbitrary", bytes = MEGABYTE / 4) {
	const body = Buffer.alloc(bytes);
	const response = finishedResponse({ status: 200, headers: { "content-type": "text/html" }, body });
	cached.cacheEntry(key, {
		response,
		renderedAt: performance.now(),
		partition,
		reads: new Map(),
		day: undefined,
	});
}

test("a flood of URLs evicts the oldest pages, not those in use", () => {
	cachePage("/cached", "pages", 4);
	for (let index = 0; index < 60; index++) {
		cachePage(`/flood/${index}`, "pages");
		cached.findEntry("/cached");
	}
	assert.ok(cached.findEntry("/cached"));
	assert.equal(cached.findEntry("/flood/0"), undefined);
	assert.ok(cached.findEntry("/flood/35"), "pages have an eighth of the heap");
	assert.ok(cached.findEntry("/flood/59"));
});

test("made-up URLs evict no page of the site", () => {
	cachePage("/real", "pages", 4);
	for (let index = 0; index < 60; index++) cachePage(`/notices?q=${index}`, "arbitrary");
	assert.ok(cached.findEntry("/real"));
	assert.equal(cached.findEntry("/notices?q=0"), undefined);
	assert.ok(cached.findEntry("/notices?q=59"));
});
