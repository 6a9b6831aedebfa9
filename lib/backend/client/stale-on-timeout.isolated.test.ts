import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({ API_TIMEOUT_MS: "6000" });
const { getAwards } = await import("#lib/backend/awards");
const { getJob, getJobs } = await import("#lib/backend/careers");
const { expectChange } = await import("#lib/backend/client/backend-client");
const { rememberedGood } = await import("#lib/backend/client/last-good");
const { getNotices } = await import("#lib/backend/notices");
const { getRates } = await import("#lib/backend/rates");
const { log } = await import("#lib/platform/log");
beforeEach(() => {
	backend.asked = [];
});

const titles = async (read: () => Promise<{ title: string }[]>) => (await read()).map(({ title }) => title);
/** Makes the last answers older. */
async function ageAll(ms: number) {
	for (const path of ["/awards", "/notices", "/notices/7", "/roles", "/roles/7"]) {
		const answer = rememberedGood(path);
		if (answer) answer.at -= ms;
	}
}

test("an answer is reused for five seconds, unless a change is announced", async () => {
	backend.answer = sendJson({ data: [{ id: 1, title: "Old" }] });
	for (let index = 0; index < 20; index++) assert.deepEqual(await titles(getAwards), ["Old"]);
	assert.equal(backend.asked.length, 1);
	backend.answer = sendJson({ data: [{ id: 1, title: "New" }] });
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["New"]);
	await ageAll(5_001);
	await getAwards();
	assert.equal(backend.asked.length, 3);
});

test("an answer in progress during an announced change is requested again", async () => {
	backend.answer = (request, response) =>
		setTimeout(() => sendJson({ data: [{ id: 1, title: "Old" }] })(request, response), 100);
	const early = titles(getNotices);
	await new Promise((resolve) => setTimeout(resolve, 30));
	backend.answer = sendJson({ data: [{ id: 1, title: "New" }] });
	expectChange("notices", { isNamed: true });
	assert.deepEqual(await titles(getNotices), ["New"]);
	assert.deepEqual(await early, ["New"]);
});

test("with a last good answer, readers wait only briefly for a hanging backend, and the second reader even less", async () => {
	await ageAll(60_000);
	backend.answer = () => {};
	const started = performance.now();
	assert.deepEqual(await titles(getNotices), ["New"]);
	const first = performance.now() - started;
	assert.ok(first < 3_000, `${first} ms`);
	assert.deepEqual(await titles(getAwards), ["New"]);
	assert.ok(performance.now() - started - first < 500, "the second one");
	backend.hangUp();
});

test("an item that its list lacks is shown as soon as the backend has it, however slow or after a failure", async () => {
	const job = { data: { id: 8, title: "Driver" } };
	backend.answer = sendJson(job);
	assert.equal((await getJob("8"))?.title, "Driver");
	// The list has to be newer than the item.
	await new Promise((resolve) => setTimeout(resolve, 5));
	expectChange("jobs", { isNamed: true });
	backend.answer = sendJson({ data: [{ id: 9, title: "Teller" }] });
	await getJobs();
	backend.answer = sendJson({}, 500);
	assert.equal(await getJob("8"), undefined, "the list, just read, lacks it");
	// Longer than a reader waits who has something to show.
	backend.answer = (request, response) => setTimeout(() => sendJson(job)(request, response), 2_000);
	assert.equal((await getJob("8"))?.title, "Driver");
});

test("a list that fails is asked for again as rarely as one that does not, or after an announced change", async (context) => {
	const { now } = performance;
	// An earlier test has the log say so, too.
	let ahead = 60_000;
	context.mock.method(performance, "now", () => now.call(performance) + ahead);
	backend.answer = sendJson({ data: [{ id: 1, title: "Good" }] });
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["Good"]);
	await ageAll(60_000);
	backend.answer = (_, response) => response.writeHead(200).end("<p>Maintenance</p>");
	backend.asked = [];
	const warn = context.mock.method(log, "warn");
	for (let reader = 0; reader < 50; reader++) assert.deepEqual(await titles(getAwards), ["Good"]);
	assert.equal(backend.asked.length, 1);
	assert.equal(warn.mock.callCount(), 1);
	ahead += 5_001;
	await getAwards();
	assert.equal(backend.asked.length, 2);
	backend.answer = sendJson({ data: [{ id: 1, title: "Mended" }] });
	assert.deepEqual(await titles(getAwards), ["Good"]);
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["Mended"]);
});

test("the build calls no backend", async () => {
	await ageAll(60_000);
	process.env.NEXT_PHASE = "phase-production-build";
	assert.ok((await getNotices()).length > 1, "the embedded notices");
	delete process.env.NEXT_PHASE;
	assert.deepEqual(backend.asked, []);
});

test("an optional list may be missing (404), and an empty one is accepted at once", async () => {
	const rate = { name: "Salary loan", value: 36, valid_from: "2026-11-01" };
	const named = async () => (await getRates()).map(({ name }) => name);
	const withoutRates =
		(status: number): RequestListener =>
		(request, response) =>
			sendJson([], request.url?.endsWith("/rates") ? status : 200)(request, response);
	await ageAll(60_000);
	backend.answer = sendJson({ message: "no such path" }, 404);
	await assert.rejects(named(), "an address where nothing is found");
	backend.answer = withoutRates(404);
	assert.deepEqual(await named(), []);
	backend.asked = [];
	await named();
	assert.deepEqual(backend.asked, [], "also this answer is used again");
	for (const [body, names] of [
		[{ data: [rate, { name: "Without a date" }] }, ["Salary loan"]],
		[{ data: [] }, []],
		[{ data: [rate] }, ["Salary loan"]],
	] as const) {
		backend.answer = sendJson(body);
		expectChange("rates", { isNamed: true });
		assert.deepEqual(await named(), names);
	}
	backend.answer = sendJson({}, 500);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), ["Salary loan"], "a failure is none");
	backend.answer = withoutRates(410);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), []);
});

test("a change announced in the instant of an answer makes the answer outdated", async () => {
	for (let turn = 0; turn < 200; turn++) {
		backend.answer = sendJson({ data: [{ name: `Turn ${turn}`, value: 36, valid_from: "2026-11-01" }] });
		expectChange("rates", { isNamed: true });
		assert.deepEqual(
			(await getRates()).map(({ name }) => name),
			[`Turn ${turn}`],
		);
	}
});
