import assert from "node:assert/strict";
import { test } from "node:test";
import { routeClass } from "#lib/server/request-metrics";

test("a request is counted by the kind of its route, whatever its URL carries", () => {
	const rows: [method: string, url: string, route: string][] = [
		["GET", "/", "page"],
		["GET", "/notices?q=a.png", "page"],
		["GET", "/api/notices?q=x", "data"],
		["POST", "/api/contact", "form"],
		["POST", "/contact", "form"],
		["GET", "/_next/static/chunks/a.js", "asset"],
		["GET", "/content/documents/a.pdf", "asset"],
		["GET", "/_next/image?url=%2Fa.webp&w=96", "picture"],
		["GET", "/content/images/a.webp", "picture"],
		["GET", "/healthz", "operation"],
	];
	for (const [method, url, route] of rows) assert.equal(routeClass(method, url), route, `${method} ${url}`);
});
