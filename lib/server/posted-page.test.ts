import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { pageIsRendered, postedFields } from "#lib/platform/request-context";
import { guardRequests } from "#lib/server/request-guard";
import { listen } from "../../e2e/support/listen.ts";
import { send } from "../../e2e/support/send.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

test("a page replies to its form alone, within limits, and never from or for the cache", async (t) => {
	const requested: (string | undefined)[] = [];
	const server = createServer();
	guardRequests(server, (request, response) => {
		requested.push(`${request.method} ${request.url}`);
		pageIsRendered();
		response.setHeader("content-type", "text/html; charset=utf-8");
		response.end(
			`<html><head><meta name="viewport"></head><main>${postedFields()?.get("message")}</main></html>`,
		);
	});
	const { url, stop } = await listen(server);
	t.after(stop);
	const post = (body: string, headers = {}) =>
		send(url, "POST", "/api/check-message", { ...FORM, ...headers }, body);

	for (const words of ["one", "two"]) {
		const { status, headers, body } = await post(`message=${words}`);
		assert.deepEqual([status, headers["cache-control"], headers.etag], [200, "private, no-store", undefined]);
		assert.match(body, new RegExp(`<main>${words}</main>`));
		assert.ok(headers["x-request-id"] && headers["content-security-policy"]);
	}
	assert.match((await send(url, "GET", "/security")).body, /<main>undefined<\/main>/);
	assert.deepEqual(requested, ["GET /security", "GET /security", "GET /security"], "Next gets no body");

	const moved = await send(url, "GET", "/api/check-message?x=1");
	assert.deepEqual([moved.status, moved.headers.location], [308, "/security"]);
	const long = `message=${"x".repeat(32 * 1024)}`;
	for (const [body, headers, status] of [
		[long, {}, 413],
		[long, { "transfer-encoding": "chunked" }, 413],
		["message=a", { "sec-fetch-site": "cross-site" }, 403],
		["message=a", { origin: "https://evil.test" }, 403],
	] as const)
		assert.equal((await post(body, headers)).status, status);
	const flood = await Promise.all(Array.from({ length: 40 }, () => post("message=a")));
	const refused = flood.filter(({ status }) => status === 429);
	assert.ok(refused.length >= 10);
	assert.match(refused[0]?.body ?? "", /wait a minute.*what you typed is still there/);
	assert.equal(requested.length, 3 + flood.length - refused.length);
});
