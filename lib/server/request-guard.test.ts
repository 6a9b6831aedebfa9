import assert from "node:assert/strict";
import { test } from "node:test";
import { refusal } from "#lib/server/request-guard";

test("ordinary requests pass, and malformed ones get the reason", () => {
	const rows: [method: string, url: string, status: number | undefined][] = [
		["GET", "/", undefined],
		["GET", "/products/personal/salary%20loans?utm_source=100%", undefined],
		["GET", "/products/x/%C9%9B", undefined],
		["HEAD", "/about", undefined],
		["POST", "/api/x", undefined],
		["TRACE", "/", 405],
		["PUT", "/about", 405],
		["GET", "/products/x/%E0%A4%A", 400],
		["GET", "/%", 400],
		["GET", "/%ff", 400],
		["GET", "/%C0%AF", 400],
		["GET", "/a%00b", 400],
		["GET", "//evil.example/", 400],
		["GET", "/\\evil.example", 400],
		["GET", "http://evil.example/", 400],
		["GET", `/${"x".repeat(5000)}`, 414],
		["POST", "/", 405],
		["POST", "/contact", 405],
		["POST", "/tools/fixed-deposit.segments/_tree.segment.rsc", 405],
	];
	for (const [method, url, status] of rows) {
		assert.equal(refusal(method, url)?.status, status, `${method} ${url.slice(0, 60)}`);
	}
});
