import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { inImageQueue } from "#lib/server/image-queue";

/** What resizes here: takes a while, and notes how many it does at a time. */
let underWay = 0;
let mostAtATime = 0;
const begun: string[] = [];
const server = createServer((request, response) => {
	const address = String(request.headers["x-from"] ?? "one");
	inImageQueue({ request, response, address }, async () => {
		begun.push(`${address} ${request.url}`);
		underWay += 1;
		mostAtATime = Math.max(mostAtATime, underWay);
		await wait(20);
		underWay -= 1;
		response.end("an image");
	});
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (path: string, from = "one", signal?: AbortSignal) => {
	const answer = await fetch(url + path, { headers: { "x-from": from }, signal });
	await answer.text();
	return answer.status;
};

test("images are resized one at a time, and those that were sent before are not held up", async () => {
	await ask("/known");
	mostAtATime = 0;
	const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/new-${at}`)));
	assert.deepEqual(new Set(statuses), new Set([200]));
	assert.equal(mostAtATime, 1);
	begun.length = 0;
	const flood = Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/newer-${at}`)));
	await wait(10);
	await ask("/known");
	assert.ok(begun.length < 10, "it waited for none of those in line");
	await flood;
});

test("an address that asks for many waits for one that asks for one", async () => {
	begun.length = 0;
	const flood = Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/many-${at}`, "flood")));
	await wait(30);
	await ask("/single", "visitor");
	assert.ok(begun.indexOf("visitor /single") < 6, begun.join(", "));
	await flood;
});

test("a client that leaves loses its turn, and the line goes on", async () => {
	begun.length = 0;
	const leaving = new AbortController();
	const left = Array.from({ length: 10 }, (_, at) =>
		ask(`/left-${at}`, "left", leaving.signal).catch(() => 0),
	);
	await wait(30);
	leaving.abort();
	await Promise.all(left);
	assert.equal(await ask("/after", "stays"), 200);
	assert.ok(begun.length < 6, begun.join(", "));
});

test("when too many wait, the next ones are told to come back", async () => {
	const statuses = await Promise.all(Array.from({ length: 420 }, (_, at) => ask(`/too-many-${at}`, `${at}`)));
	assert.ok(statuses.filter((status) => status === 503).length > 0);
	assert.ok(statuses.filter((status) => status === 200).length >= 400);
});
