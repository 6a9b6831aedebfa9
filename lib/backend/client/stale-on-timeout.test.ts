import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

const dataDir = mkdtempSync(join(tmpdir(), "patience-"));

/** The backend of these tests: a real server whose behaviour each test sets. */
let behave: RequestListener;
let asked: string[] = [];
const server = createServer((request, response) => {
	asked.push(request.url ?? "");
	behave(request, response);
});
const json =
	(body: unknown, status = 200): RequestListener =>
	(_, response) =>
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

before(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	process.env.API_TIMEOUT_MS = "6000";
	process.env.LOG_LEVEL = "silent";
	process.env.DATA_DIR = dataDir;
});
beforeEach(() => {
	asked = [];
});
after(() => {
	rmSync(dataDir, { recursive: true, force: true });
	server.close();
	server.closeAllConnections();
});

const titles = async (read: () => Promise<{ title: string }[]>) => (await read()).map(({ title }) => title);
/** Makes the last answers older. */
async function ageAll(ms: number) {
	const { rememberedGood } = await import("#lib/backend/client/last-good");
	for (const path of ["/awards", "/notices", "/notices/7", "/roles", "/roles/7"]) {
		const answer = rememberedGood(path);
		if (answer) answer.at -= ms;
	}
}

test("an answer is reused for five seconds, unless a change is announced", async () => {
	const { getAwards } = await import("#lib/backend/awards");
	const { expectChange } = await import("#lib/backend/client/backend-client");
	behave = json({ data: [{ id: 1, title: "Old" }] });
	for (let index = 0; index < 20; index++) assert.deepEqual(await titles(getAwards), ["Old"]);
	assert.equal(asked.length, 1);
	behave = json({ data: [{ id: 1, title: "New" }] });
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["New"]);
	await ageAll(5_001);
	await getAwards();
	assert.equal(asked.length, 3);
});

test("an answer in progress during an announced change is requested again", async () => {
	const { getNotices } = await import("#lib/backend/notices");
	const { expectChange } = await import("#lib/backend/client/backend-client");
	behave = (request, response) =>
		setTimeout(() => json({ data: [{ id: 1, title: "Old" }] })(request, response), 100);
	const early = titles(getNotices);
	await new Promise((resolve) => setTimeout(resolve, 30));
	behave = json({ data: [{ id: 1, title: "New" }] });
	expectChange("notices", { isNamed: true });
	assert.deepEqual(await titles(getNotices), ["New"]);
	assert.deepEqual(await early, ["New"]);
});

test("with a last good answer, readers wait only briefly for a hanging backend, and the second reader even less", async () => {
	const { getNotices } = await import("#lib/backend/notices");
	const { getAwards } = await import("#lib/backend/awards");
	await ageAll(60_000);
	behave = () => {};
	const started = performance.now();
	assert.deepEqual(await titles(getNotices), ["New"]);
	const first = performance.now() - started;
	assert.ok(first < 3_000, `${first} ms`);
	assert.deepEqual(await titles(getAwards), ["New"]);
	assert.ok(performance.now() - started - first < 500, "the second one");
	server.closeAllConnections();
});

test("a removed item stays removed, even when the backend fails later", async () => {
	const { getJob } = await import("#lib/backend/careers");
	const job = { data: { id: 7, title: "Teller" } };
	behave = (request, response) =>
		json(request.url === "/roles" ? { data: [job.data] } : job)(request, response);
	assert.equal((await getJob("7"))?.title, "Teller");
	await ageAll(60_000);
	behave = json({}, 404);
	assert.equal((await getJob("7"))?.title, "Teller", "nothing is found there at all: a fault");
	behave = (request, response) =>
		request.url === "/roles" ? json({ data: [] })(request, response) : json({}, 404)(request, response);
	assert.equal(await getJob("7"), undefined, "its list is there and it is not");
	behave = json({}, 500);
	await assert.rejects(getJob("7"), "no outage brings it back");
});

test("the build calls no backend", async () => {
	const { getNotices } = await import("#lib/backend/notices");
	await ageAll(60_000);
	process.env.NEXT_PHASE = "phase-production-build";
	assert.ok((await getNotices()).length > 1, "the embedded notices");
	delete process.env.NEXT_PHASE;
	assert.deepEqual(asked, []);
});

test("an optional list may be missing (404), and an empty one is accepted at once", async () => {
	const { getRates } = await import("#lib/backend/rates");
	const { expectChange } = await import("#lib/backend/client/backend-client");
	const rate = { name: "Salary loan", value: 36, valid_from: "2026-11-01" };
	const named = async () => (await getRates()).map(({ name }) => name);
	behave = json({ message: "no such path" }, 404);
	assert.deepEqual(await named(), []);
	await named();
	assert.deepEqual(asked, ["/rates"], "also this answer is used again");
	for (const [body, names] of [
		[{ data: [rate, { name: "Without a date" }] }, ["Salary loan"]],
		[{ data: [] }, []],
		[{ data: [rate] }, ["Salary loan"]],
	] as const) {
		behave = json(body);
		expectChange("rates", { isNamed: true });
		assert.deepEqual(await named(), names);
	}
	behave = json({}, 500);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), ["Salary loan"], "a failure is none");
	behave = json({}, 410);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), []);
});

test("a change announced in the instant of an answer makes the answer outdated", async () => {
	const { getRates } = await import("#lib/backend/rates");
	const { expectChange } = await import("#lib/backend/client/backend-client");
	for (let turn = 0; turn < 200; turn++) {
		behave = json({ data: [{ name: `Turn ${turn}`, value: 36, valid_from: "2026-11-01" }] });
		expectChange("rates", { isNamed: true });
		assert.deepEqual(
			(await getRates()).map(({ name }) => name),
			[`Turn ${turn}`],
		);
	}
});
