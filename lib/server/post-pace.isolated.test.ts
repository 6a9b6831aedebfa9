import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { postDelayMs } from "#lib/server/post-pace";
import { guardRequests } from "#lib/server/request-guard";

const server = createServer();
guardRequests(server, (request, response) => {
	request.resume();
	response.end("received");
});
await new Promise<void>((resolve) => server.listen(0, resolve));
after(() => {
	server.close();
	server.closeAllConnections();
});
const { port } = server.address() as AddressInfo;

test("ten posts at once go through, further ones follow at twenty-five a second", () => {
	const waits = Array.from({ length: 14 }, () => postDelayMs("busy", 1_000));
	assert.deepEqual(waits.slice(0, 11), Array(11).fill(0));
	assert.deepEqual(waits.slice(11), [40, 80, 120]);
	assert.equal(postDelayMs("another", 1_000), 0);
	assert.equal(postDelayMs("busy", 1_600), 0, "six tenths of a second later nobody waits");
});

test("nobody waits longer than five seconds, and a flood leaves no longer debt than that", () => {
	const waits = Array.from({ length: 5_000 }, () => postDelayMs("flood", 2_000));
	assert.equal(waits.filter((wait) => wait !== undefined).length, 11 + 125);
	assert.equal(waits[11 + 124], 5_000);
	assert.equal(postDelayMs("flood", 2_040), 5_000, "a turn later there is room for one");
	assert.equal(postDelayMs("flood", 7_500), 0);
});

test("a post that would have to wait too long is told so, in words and for programs", async () => {
	/** Posts at once from one address until one is refused. The others leave. */
	const refusalOf = async (path: string, accept: string) => {
		const leaving = new AbortController();
		const refused = Promise.withResolvers<{ answer: Response; text: string }>();
		const post = async () => {
			const { signal } = leaving;
			const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
				method: "POST",
				headers: { accept },
				body: "name=Ama",
				signal,
			});
			const text = await answer.text();
			if (answer.status !== 200) refused.resolve({ answer, text });
		};
		const all = Array.from({ length: 300 }, () => post().catch(() => {}));
		const first = await refused.promise;
		leaving.abort();
		await Promise.all(all);
		return first;
	};

	const page = await refusalOf("/api/contact", "text/html");
	assert.equal(page.answer.status, 429);
	assert.equal(page.answer.headers.get("retry-after"), "5");
	assert.equal(page.answer.headers.get("connection"), "close");
	assert.equal(page.answer.headers.get("cache-control"), "no-store");
	assert.equal(page.answer.headers.get("x-content-type-options"), "nosniff");
	assert.match(page.answer.headers.get("content-security-policy") ?? "", /^default-src 'none'/);
	assert.match(
		page.text,
		/Your message was not received.*Nothing was received\. Please try again in a minute/,
	);

	const reply = await refusalOf("/api/applications/1", "application/json");
	assert.equal(reply.answer.status, 429);
	assert.match(reply.answer.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
	assert.match(JSON.parse(reply.text).message, /Nothing was received/);
});
