import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import v8 from "node:v8";

const MEGABYTE = 1024 * 1024;
const page = (html: string) => ({ kind: "APP_PAGE", html });
const large = page("x".repeat(MEGABYTE / 4));

let PageCache: typeof import("#lib/page-cache/page-cache").default;

/** A process with a small heap: 12 MB for pages and 3 MB for arbitrary addresses. */
before(async () => {
	const statistics = v8.getHeapStatistics();
	mock.method(v8, "getHeapStatistics", () => ({ ...statistics, heap_size_limit: 96 * MEGABYTE }));
	PageCache = (await import("#lib/page-cache/page-cache")).default;
});

test("a flood of addresses evicts the oldest pages and keeps those in use", async () => {
	const cache = new PageCache();
	await cache.set("/kept", page("kept"), {});
	for (let index = 0; index < 60; index++) {
		await cache.set(`/flood/${index}`, { ...large }, {});
		await cache.get("/kept");
	}
	assert.ok(await cache.get("/kept"));
	assert.equal(await cache.get("/flood/0"), null);
	assert.ok(await cache.get("/flood/30"), "pages have an eighth of the heap");
	assert.ok(await cache.get("/flood/59"));
});

test("made-up addresses evict no page of the site", async () => {
	const cache = new PageCache();
	await cache.set("/real", page("real"), {});
	for (let index = 0; index < 60; index++) {
		await cache.set(`/news/made-up-${index}`, { ...large, status: 404 }, {});
		await cache.set(`/notices/by-query/q%3D${index}`, { ...large }, {});
	}
	assert.ok(await cache.get("/real"));
	assert.equal(await cache.get("/news/made-up-0"), null);
	assert.ok(await cache.get("/notices/by-query/q%3D59"));
});
