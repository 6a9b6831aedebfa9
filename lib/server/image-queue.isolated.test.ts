import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { enqueueImage, SENT_BYTES_MAX } from "#lib/server/image-queue";
import config from "../../next.config.ts";

/** The resizing server: counts concurrent requests, and finishes none while it is held. */
let underWay = 0;
let mostAtATime = 0;
let arrived = 0;
let left = 0;
const begun: string[] = [];
let held = Promise.withResolvers<void>();
held.resolve();
const server = createServer((request, response) => {
	const address = String(request.headers["x-from"] ?? "one");
	response.once("close", () => {
		if (!response.writableEnded) left += 1;
	});
	enqueueImage({ request, response, address }, async () => {
		begun.push(`${address} ${request.url}`);
		underWay += 1;
		mostAtATime = Math.max(mostAtATime, underWay);
		await wait(1);
		await held.promise;
		underWay -= 1;
		const bytes = request.headers["x-bytes"];
		if (bytes) response.setHeader("content-length", bytes);
		response.end(request.method === "HEAD" ? undefined : "an image");
	});
	arrived += 1;
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
	held.resolve();
	server.close();
	server.closeAllConnections();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (path: string, from = "one", signal?: AbortSignal) => {
	const answer = await fetch(url + path, { headers: { "x-from": from }, signal });
	await answer.text();
	return answer.status;
};

const until = async (isSo: () => boolean) => {
	for (let waited = 0; !isSo(); waited += 5) {
		assert.ok(waited < 5_000, "it never came to that");
		await wait(5);
	}
};
beforeEach(() => {
	begun.length = 0;
	arrived = 0;
	left = 0;
});

test("images are resized one at a time, and images sent before do not wait", async () => {
	await ask("/known");
	mostAtATime = 0;
	const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/new-${at}`)));
	assert.deepEqual(new Set(statuses), new Set([200]));
	assert.equal(mostAtATime, 1);

	begun.length = 0;
	held = Promise.withResolvers();
	const flood = Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/newer-${at}`)));
	await until(() => begun.length === 1);
	const known = ask("/known");
	await until(() => begun.includes("one /known"));
	assert.ok(begun.length < 10, "it waited for none of those in line");
	held.resolve();
	assert.equal(await known, 200);
	await flood;
});

test("Next keeps the images that are remembered as sent, within a fixed part of the disk", () => {
	const kept = config.images?.maximumDiskCacheSize ?? Number.POSITIVE_INFINITY;
	assert.ok(kept <= 512 * 1024 * 1024);
	assert.ok(kept >= 2 * SENT_BYTES_MAX);
});

test("an image that Next may have deleted from the disk waits again", async () => {
	await ask("/long-ago");
	for (const at of [1, 2])
		await fetch(`${url}/large-${at}`, { method: "HEAD", headers: { "x-bytes": String(100 * 1024 * 1024) } });
	begun.length = 0;
	arrived = 0;
	held = Promise.withResolvers();
	const first = ask("/before-long-ago");
	await until(() => arrived === 1);
	const old = ask("/long-ago");
	const recent = ask("/large-2");
	await until(() => arrived === 3);
	assert.deepEqual(begun, ["one /before-long-ago", "one /large-2"]);
	held.resolve();
	assert.deepEqual(await Promise.all([first, old, recent]), [200, 200, 200]);
});

test("an image whose client left while it waited still has to wait", async () => {
	held = Promise.withResolvers();
	const first = ask("/before-it");
	await until(() => begun.length === 1);
	const leaving = new AbortController();
	const given = ask("/given-up", "one", leaving.signal).catch(() => {});
	await until(() => arrived === 2);
	leaving.abort();
	await given;
	await until(() => left === 1);
	const again = ask("/given-up");
	await until(() => arrived === 3);
	await wait(20);
	assert.deepEqual(begun, ["one /before-it"]);
	held.resolve();
	assert.deepEqual(await Promise.all([first, again]), [200, 200]);
});

test("an address that requests many images waits for one that requests a single image", async () => {
	held = Promise.withResolvers();
	const flood = Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/many-${at}`, "flood")));
	await until(() => arrived === 20);
	const single = ask("/single", "visitor");
	await until(() => arrived === 21);
	held.resolve();
	assert.equal(await single, 200);
	assert.ok(begun.indexOf("visitor /single") < 6, begun.join(", "));
	await flood;
});

test("a client that leaves loses its turn, and the queue moves on", async () => {
	held = Promise.withResolvers();
	const leaving = new AbortController();
	const asked = Array.from({ length: 10 }, (_, at) =>
		ask(`/left-${at}`, "left", leaving.signal).catch(() => 0),
	);
	await until(() => arrived === 10);
	leaving.abort();
	await Promise.all(asked);
	await until(() => left === 10);
	held.resolve();
	assert.equal(await ask("/after", "stays"), 200);
	assert.ok(begun.length < 6, begun.join(", "));
});

test("when too many requests wait, the next ones are asked to retry later", async () => {
	held = Promise.withResolvers();
	const asked = Array.from({ length: 420 }, (_, at) => ask(`/too-many-${at}`, `${at}`));
	await until(() => arrived === 420);
	held.resolve();
	const statuses = await Promise.all(asked);
	assert.ok(statuses.filter((status) => status === 503).length > 0);
	assert.ok(statuses.filter((status) => status === 200).length >= 400);
});
