import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { HOUR_MS } from "#lib/platform/durations";
import { type CacheEntry, dropPagesThatRead, findEntry } from "#lib/response-cache/cache-store";
import { bodyIn, finishedResponse } from "#lib/response-cache/finished-response";
import { type Rendered, responseFor } from "#lib/response-cache/response-cache";

const rendered = (text: string, more: Partial<CacheEntry> = {}): Rendered => ({
	response: finishedResponse({
		status: 200,
		headers: { "content-type": "text/html" },
		body: Buffer.from(text),
	}),
	cached: { renderedAt: performance.now(), partition: "pages", reads: new Map(), day: undefined, ...more },
	isFailed: false,
});
const failed = (text: string): Rendered => ({ ...rendered(text), cached: undefined, isFailed: true });

/** The page that a visitor reads, and its source. */
async function visit(
	key: string,
	render: () => Rendered | Promise<Rendered>,
): Promise<[text: string, status: string]> {
	const { response, status } = await responseFor(key, async () => render());
	return [response.body.toString(), status.replace(/\d+$/, "n")];
}

const FRESH = "website; hit; ttl=n";
const STALE = "website; hit; ttl=-n";
const MISS = "website; fwd=miss";
const never = () => assert.fail("it is not rendered");

/** Puts the clock ahead for the rest of the test. */
function wait(context: TestContext, seconds: number) {
	const now = performance.now.bind(performance);
	context.mock.method(performance, "now", () => now() + seconds * 1_000);
}

test("a page is rendered once for all who ask meanwhile, and then comes back as it was rendered", async () => {
	let count = 0;
	const render = () => {
		count += 1;
		return rendered("one");
	};
	const visits = await Promise.all([visit("/once", render), visit("/once", render)]);
	assert.deepEqual(visits, [
		["one", MISS],
		["one", MISS],
	]);
	assert.deepEqual(await visit("/once", never), ["one", FRESH]);
	assert.equal(count, 1);
});

test("a render is wanted as long as one of the clients that ask for it is there", async () => {
	const gate = Promise.withResolvers<void>();
	let isWanted = () => true;
	const render = async (isStillWanted: () => boolean) => {
		isWanted = isStillWanted;
		await gate.promise;
		return rendered("one");
	};
	const [first, second] = [{ isHere: true }, { isHere: true }];
	const responses = [first, second].map((client) => responseFor("/left", render, () => client.isHere));
	first.isHere = false;
	assert.equal(isWanted(), true);
	second.isHere = false;
	assert.equal(isWanted(), false);
	gate.resolve();
	await Promise.all(responses);
});

test("a page older than a minute is sent once more to everybody while one render refreshes it", async (context) => {
	await visit("/stale", () => rendered("old"));
	wait(context, 61);
	const refresh = Promise.withResolvers<Rendered>();
	let count = 0;
	const render = () => {
		count += 1;
		return refresh.promise;
	};
	for (let at = 0; at < 3; at++) assert.deepEqual(await visit("/stale", render), ["old", STALE]);
	assert.equal(count, 1);
	refresh.resolve(rendered("new"));
	await refresh.promise;
	await new Promise(setImmediate);
	assert.deepEqual(await visit("/stale", never), ["new", FRESH]);
});

test("a render that fails replaces nothing, and is not tried again at once", async (context) => {
	await visit("/failing", () => rendered("good"));
	wait(context, 61);
	let count = 0;
	const fail = () => {
		count += 1;
		return count % 2 ? failed("sorry") : Promise.reject(new Error("an error"));
	};
	for (let at = 0; at < 3; at++) {
		assert.deepEqual(await visit("/failing", fail), ["good", STALE]);
		await new Promise(setImmediate);
	}
	assert.equal(count, 1);
	wait(context, 6);
	assert.deepEqual(await visit("/failing", fail), ["good", STALE]);
	assert.equal(count, 2);
});

test("a page that nobody has asked for in a quarter of an hour is rendered first, and stays if that fails", async (context) => {
	await visit("/old", () => rendered("old"));
	wait(context, 901);
	assert.deepEqual(await visit("/old", () => failed("sorry")), ["old", MISS]);
	assert.deepEqual(await visit("/old", () => rendered("new")), ["new", MISS]);
	assert.deepEqual(await visit("/never-seen", () => failed("sorry")), ["sorry", MISS]);
});

test("a page that names today is not sent tomorrow, not even once", async (context) => {
	context.mock.timers.enable({ apis: ["Date"], now: Date.parse("2027-03-04T23:59:50Z") });
	await visit("/day", () => rendered("4 March", { day: "2027-03-04" }));
	await visit("/no-day", () => rendered("no date"));
	context.mock.timers.tick(9_000);
	assert.deepEqual(await visit("/day", never), ["4 March", FRESH]);
	context.mock.timers.tick(1_000);
	assert.deepEqual(await visit("/day", () => failed("sorry")), ["sorry", MISS]);
	assert.deepEqual(await visit("/no-day", never), ["no date", FRESH]);
});

test("a page's age is right even after the clock was set back", async (context) => {
	await visit("/clock", () => rendered("clock"));
	context.mock.timers.enable({ apis: ["Date"], now: Date.now() - HOUR_MS });
	assert.deepEqual(await visit("/clock", never), ["clock", FRESH]);
});

test("a personal page is never cached", async () => {
	const own = () => ({ ...rendered("Thank you, Ama"), cached: undefined });
	assert.deepEqual(await visit("/own", own), ["Thank you, Ama", MISS]);
	assert.equal(findEntry("/own"), undefined);
});

test("a change drops the pages rendered from it and no others", async () => {
	const reads = (resource: string) => ({ reads: new Map([[resource, performance.now()]]) });
	await visit("/notices", () => rendered("notices", reads("notices")));
	await visit("/team", () => rendered("team", reads("team")));
	assert.equal(dropPagesThatRead(["notices"]), 1);
	assert.equal(findEntry("/notices"), undefined);
	assert.deepEqual(await visit("/team", never), ["team", FRESH]);
	await visit("/notices", () => rendered("newer", reads("notices")));
	assert.deepEqual(await visit("/notices", never), ["newer", FRESH], "rendered again, it is cached");
});

test("a page that was being rendered when its content changed is neither cached nor shown to later visitors", async () => {
	const early = Promise.withResolvers<Rendered>();
	const reads = new Map([["notices", performance.now()]]);
	const first = visit("/late", () => early.promise);
	dropPagesThatRead(["notices"]);
	assert.deepEqual(await visit("/late", () => rendered("new")), ["new", MISS]);
	early.resolve(rendered("old", { reads }));
	assert.deepEqual(await first, ["old", MISS]);
	await visit("/late", () => rendered("new"));
	assert.notEqual(findEntry("/late")?.response.body.toString(), "old");
});

test("a page rendered again with the same content keeps its ETag and its compressed copies", async (context) => {
	const text = "words ".repeat(1_000);
	await visit("/same", () => rendered(text));
	const before = findEntry("/same")?.response;
	assert.ok(before);
	const br = await bodyIn(before, "br");
	assert.ok(br.length < text.length / 10);
	wait(context, 61);
	await visit("/same", () => rendered(text));
	await new Promise(setImmediate);
	assert.deepEqual(await visit("/same", never), [text, FRESH]);
	assert.equal(findEntry("/same")?.response, before);
	wait(context, 61);
	await visit("/same", () => rendered(`${text}!`));
	await new Promise(setImmediate);
	assert.notEqual(findEntry("/same")?.response.etag, before.etag);
});
