import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { getRouteCacheKey } from "next/dist/server/lib/route-cache-key.js";
import type { RouteKind } from "next/dist/server/route-kind.js";
import PageCache from "#lib/page-cache/page-cache";

test("made-up addresses do not stay in Next's memory for ever", async () => {
	const next = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
	const owner = { kind: "APP_PAGE" as RouteKind, sourceRoute: "/news/[id]/page" };
	const cache = new PageCache();
	next.set(getRouteCacheKey("/news/made-up", owner), { revalidate: 60, expire: undefined });
	assert.ok(next.get("/news/made-up", owner));
	for (let count = 0; count < 2_000; count++) await cache.set("/any", null, {});
	assert.equal(next.get("/news/made-up", owner), undefined);
});
