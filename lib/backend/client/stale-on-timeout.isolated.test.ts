import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { pass } from "#lib/platform/samples/measured-clock";

const backend = await startSampleBackend({ API_TIMEOUT_MS: "6000" });
const { getAwards } = await import("#lib/backend/awards");
const { getJob } = await import("#lib/backend/careers");
const { expectChange } = await import("#lib/backend/client/backend-client");
const { getCustomerCount } = await import("#lib/backend/customer-count");
const { getNotices } = await import("#lib/backend/notices");
const { getRates } = await import("#lib/backend/rates");
const { getReports } = await import("#lib/backend/reports");
const { log } = await import("#lib/platform/log");
/** Ends all calls, so that they fail in the test that made them. */
async function hangUp() {
	backend.hangUp();
	await new Promise((resolve) => setTimeout(resolve, 100));
}
beforeEach(() => {
	backend.requests = [];
	pass(6_000);
});

const titles = async (read: () => Promise<{ title: string }[]>) => (await read()).map(({ title }) => title);
test("a response is reused for five seconds, unless a change is announced", async () => {
	backend.respond = sendJson({ data: [{ id: 1, title: "Old" }] });
	for (let index = 0; index < 20; index++) assert.deepEqual(await titles(getAwards), ["Old"]);
	assert.equal(backend.requests.length, 1);
	backend.respond = sendJson({ data: [{ id: 1, title: "New" }] });
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["New"]);
	pass(5_001);
	await getAwards();
	assert.equal(backend.requests.length, 3);
});

test("a response in progress during an announced change is for those who asked before it", async () => {
	backend.respond = (request, response) =>
		setTimeout(() => sendJson({ data: [{ id: 1, title: "Old" }] })(request, response), 100);
	const early = titles(getNotices);
	await new Promise((resolve) => setTimeout(resolve, 30));
	backend.respond = sendJson({ data: [{ id: 1, title: "New" }] });
	expectChange("notices", { isNamed: true });
	assert.deepEqual(await titles(getNotices), ["New"]);
	assert.deepEqual(await early, ["Old"]);
	assert.deepEqual(await titles(getNotices), ["New"], "it replaces nothing");
});

test("with a last good response, readers wait at most 1.5 seconds for a hanging backend, counted from the first", async () => {
	pass(60_000);
	backend.respond = () => {};
	const started = performance.now();
	assert.deepEqual(await titles(getNotices), ["New"]);
	const first = performance.now() - started;
	assert.ok(first < 3_000, `${first} ms`);
	assert.deepEqual(await titles(getNotices), ["New"]);
	assert.ok(performance.now() - started - first < 500, "the second one");
	await hangUp();
});

test("an item is shown as its list has it, while its own path does not respond", async () => {
	backend.respond = (request, response) => {
		if (request.url?.endsWith("/roles")) sendJson({ data: [{ id: 8, title: "Driver" }] })(request, response);
	};
	const started = performance.now();
	assert.equal((await getJob("8"))?.title, "Driver");
	assert.ok(performance.now() - started < 3_000);
	pass(60_000);
	backend.respond = () => {};
	const again = performance.now();
	assert.equal((await getJob("8"))?.title, "Driver");
	assert.ok(performance.now() - again < 2_500, "nobody waits twice");
	await hangUp();
});

test("a list that fails is asked for again as rarely as one that does not, or after an announced change", async (context) => {
	// An earlier test has the log say so, too.
	pass(60_000);
	backend.respond = sendJson({ data: [{ id: 1, title: "Good" }] });
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["Good"]);
	pass(60_000);
	backend.respond = (_, response) => response.writeHead(200).end("<p>Maintenance</p>");
	backend.requests = [];
	const warn = context.mock.method(log, "warn");
	for (let reader = 0; reader < 50; reader++) assert.deepEqual(await titles(getAwards), ["Good"]);
	assert.equal(backend.requests.length, 1);
	assert.equal(warn.mock.callCount(), 1);
	pass(5_001);
	// The cache reads the clock once a millisecond.
	await new Promise((resolve) => setTimeout(resolve, 5));
	await getAwards();
	assert.equal(backend.requests.length, 2);
	backend.respond = sendJson({ data: [{ id: 1, title: "Mended" }] });
	assert.deepEqual(await titles(getAwards), ["Good"]);
	expectChange("awards", { isNamed: true });
	assert.deepEqual(await titles(getAwards), ["Mended"]);
});

test("a list that fails and was never good is requested every five seconds, however many pages show it", async () => {
	pass(60_000);
	backend.respond = sendJson({}, 404);
	for (let reader = 0; reader < 50; reader++) await assert.rejects(getReports(), { status: 404 });
	assert.equal(backend.requests.length, 1);
	backend.respond = sendJson({ data: [{ id: 1, title: "First" }] });
	expectChange("reports", { isNamed: true });
	assert.deepEqual(await titles(getReports), ["First"]);
});

test("of the customer count only a 200 counts: no older one replaces a failure", async () => {
	pass(60_000);
	backend.respond = sendJson({ data: { number: 7 } });
	assert.equal(await getCustomerCount(), 7);
	for (const respond of [
		sendJson({ data: { number: 8 } }, 201),
		sendJson({}, 404),
		sendJson({}, 500),
		sendJson({ data: { number: "many" } }),
	]) {
		expectChange("customer-count", { isNamed: true });
		backend.respond = respond;
		await assert.rejects(getCustomerCount());
	}
	expectChange("customer-count", { isNamed: true });
	backend.respond = sendJson({ data: { number: 9 } });
	assert.equal(await getCustomerCount(), 9);
});

test("the build calls no backend", async () => {
	pass(60_000);
	process.env.NEXT_PHASE = "phase-production-build";
	assert.ok((await getNotices()).length > 1, "the embedded notices");
	delete process.env.NEXT_PHASE;
	assert.deepEqual(backend.requests, []);
});

test("an optional list may be missing (404), and an empty one is accepted at once", async () => {
	const rate = { name: "Salary loan", value: 36, valid_from: "2026-11-01" };
	const named = async () => (await getRates()).map(({ name }) => name);
	const withoutRates =
		(status: number): RequestListener =>
		(request, response) =>
			sendJson([], request.url?.endsWith("/rates") ? status : 200)(request, response);
	pass(60_000);
	backend.respond = sendJson({ message: "no such path" }, 404);
	await assert.rejects(named(), "a URL where nothing is found");
	backend.respond = withoutRates(404);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), []);
	backend.requests = [];
	await named();
	assert.deepEqual(backend.requests, [], "also this response is used again");
	for (const [body, names] of [
		[{ data: [rate, { name: "Without a date" }] }, ["Salary loan"]],
		[{ data: [] }, []],
		[{ data: [rate] }, ["Salary loan"]],
	] as const) {
		backend.respond = sendJson(body);
		expectChange("rates", { isNamed: true });
		assert.deepEqual(await named(), names);
	}
	backend.respond = sendJson({}, 500);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), ["Salary loan"], "a failure is none");
	backend.respond = withoutRates(410);
	expectChange("rates", { isNamed: true });
	assert.deepEqual(await named(), []);
});

test("a change announced in the instant of a response makes the response outdated", async () => {
	for (let turn = 0; turn < 200; turn++) {
		backend.respond = sendJson({ data: [{ name: `Turn ${turn}`, value: 36, valid_from: "2026-11-01" }] });
		expectChange("rates", { isNamed: true });
		assert.deepEqual(
			(await getRates()).map(({ name }) => name),
			[`Turn ${turn}`],
		);
	}
});
