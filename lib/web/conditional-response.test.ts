import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionalResponse } from "#lib/web/conditional-response";

const response = (headers: Record<string, string> = {}) =>
	conditionalResponse(new Request("http://site.invalid/", { headers }), "text", {
		type: "text/plain",
		maxAge: 60,
	});

test("a client that already has the text gets 304", () => {
	const etag = response().headers.get("etag") ?? "";
	const rows: [headers: Record<string, string>, status: number][] = [
		[{}, 200],
		[{ "if-none-match": etag }, 304],
		[{ "if-none-match": etag.replace("W/", "") }, 304],
		[{ "if-none-match": `"other", ${etag}` }, 304],
		[{ "if-none-match": "*" }, 304],
		[{ "if-none-match": '"other"' }, 200],
	];
	for (const [headers, status] of rows)
		assert.equal(response(headers).status, status, JSON.stringify(headers));
});

test("both responses carry the tag, and only the full one has a body", async () => {
	const whole = response();
	const known = response({ "if-none-match": "*" });
	assert.equal(known.headers.get("etag"), whole.headers.get("etag"));
	assert.equal(await whole.text(), "text");
	assert.equal(await known.text(), "");
});
