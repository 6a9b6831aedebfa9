import assert from "node:assert/strict";
import { test } from "node:test";
import { refusal } from "#lib/delivery/request-guard";

test("ordinary requests pass, malformed ones are told why not", () => {
	const rows: [method: string, url: string, headers: Record<string, string>, status: number | undefined][] = [
		["GET", "/", {}, undefined],
		["GET", "/products/personal/salary%20loans?utm_source=100%", {}, undefined],
		["GET", "/products/x/%C9%9B", {}, undefined],
		["HEAD", "/about", {}, undefined],
		["POST", "/api/x", {}, undefined],
		["TRACE", "/", {}, 405],
		["PUT", "/about", {}, 405],
		["GET", "/products/x/%E0%A4%A", {}, 400],
		["GET", "/%", {}, 400],
		["GET", "/%ff", {}, 400],
		["GET", "/%C0%AF", {}, 400],
		["GET", "/a%00b", {}, 400],
		["GET", "//evil.example/", {}, 400],
		["GET", "/\\evil.example", {}, 400],
		["GET", "http://evil.example/", {}, 400],
		["GET", `/${"x".repeat(5000)}`, {}, 414],
		["POST", "/", { "next-action": "abc" }, 400],
	];
	for (const [method, url, headers, status] of rows) {
		assert.equal(refusal(method, url, headers)?.status, status, `${method} ${url.slice(0, 60)}`);
	}
});
