import assert from "node:assert/strict";
import { registerHooks } from "node:module";
import { test } from "node:test";
import { metricsText } from "#lib/platform/metrics";

registerHooks({
	resolve(specifier, context, next) {
		if (specifier.includes("shared-cache-controls")) throw new Error("the module has moved");
		return next(specifier, context);
	},
});

test("pages are kept even if Next's memory of lifetimes cannot be found", async () => {
	const { default: PageCache } = await import("#lib/page-cache/page-cache");
	const cache = new PageCache();
	for (let count = 0; count < 2_001; count++) await cache.set("/any", null, {});
	await cache.set("/a", { kind: "APP_PAGE", html: "<p>A</p>" }, {});
	assert.equal((await cache.get("/a"))?.value.html, "<p>A</p>");
	assert.match(await metricsText(), /^page_cache_faults_total\{step="lifetimes"\} 1$/m);
});
