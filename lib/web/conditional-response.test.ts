import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionalAnswer } from "#lib/web/conditional-response";

const answer = (headers: Record<string, string> = {}) =>
	conditionalAnswer(new Request("http://site.invalid/", { headers }), "text", {
		type: "text/plain",
		maxAge: 60,
	});

test("a client that already has the text gets 304", () => {
	const etag = answer().headers.get("etag") ?? "";
	const rows: [headers: Record<string, string>, status: number][] = [
		[{}, 200],
		[{ "if-none-match": etag }, 304],
		[{ "if-none-match": etag.replace("W/", "") }, 304],
		[{ "if-none-match": `"other", ${etag}` }, 304],
		[{ "if-none-match": "*" }, 304],
		[{ "if-none-match": '"other"' }, 200],
	];
	for (const [headers, status] of rows) assert.equal(answer(headers).status, status, JSON.stringify(headers));
});

test("both answers carry the tag, and only the full one has a body", async () => {
	const whole = answer();
	const known = answer({ "if-none-match": "*" });
	assert.equal(known.headers.get("etag"), whole.headers.get("etag"));
	assert.equal(await whole.text(), "text");
	assert.equal(await known.text(), "");
});
