import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { answerOf, bodyIn } from "#lib/response-cache/answer";
import { dropPagesThatRead, findAnswer, type KeptAnswer } from "#lib/response-cache/kept-answers";
import { answerFor, type Drawn } from "#lib/response-cache/response-cache";

const drawn = (text: string, more: Partial<KeptAnswer> = {}): Drawn => ({
	answer: answerOf({ status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(text) }),
	kept: { drawnAt: performance.now(), partition: "pages", reads: new Map(), day: undefined, ...more },
	isFailed: false,
});
const failed = (text: string): Drawn => ({ ...drawn(text), kept: undefined, isFailed: true });

/** What a visitor reads, and where it comes from. */
async function visit(
	key: string,
	draw: () => Drawn | Promise<Drawn>,
): Promise<[text: string, status: string]> {
	const { answer, status } = await answerFor(key, async () => draw());
	return [answer.body.toString(), status.replace(/\d+$/, "n")];
}

const FRESH = "website; hit; ttl=n";
const STALE = "website; hit; ttl=-n";
const MISS = "website; fwd=miss";
const never = () => assert.fail("it is not drawn");

/** Puts the clock ahead for the rest of the test. */
function wait(context: TestContext, seconds: number) {
	const now = performance.now.bind(performance);
	context.mock.method(performance, "now", () => now() + seconds * 1_000);
}

test("a page is drawn once for all who ask meanwhile, and then comes back as it was drawn", async () => {
	let count = 0;
	const draw = () => {
		count += 1;
		return drawn("one");
	};
	const visits = await Promise.all([visit("/once", draw), visit("/once", draw)]);
	assert.deepEqual(visits, [
		["one", MISS],
		["one", MISS],
	]);
	assert.deepEqual(await visit("/once", never), ["one", FRESH]);
	assert.equal(count, 1);
});

test("a page older than a minute is sent once more to everybody while one drawing refreshes it", async (context) => {
	await visit("/stale", () => drawn("old"));
	wait(context, 61);
	const refresh = Promise.withResolvers<Drawn>();
	let count = 0;
	const draw = () => {
		count += 1;
		return refresh.promise;
	};
	for (let at = 0; at < 3; at++) assert.deepEqual(await visit("/stale", draw), ["old", STALE]);
	assert.equal(count, 1);
	refresh.resolve(drawn("new"));
	await refresh.promise;
	await new Promise(setImmediate);
	assert.deepEqual(await visit("/stale", never), ["new", FRESH]);
});

test("a drawing that fails replaces nothing, and is not tried again at once", async (context) => {
	await visit("/failing", () => drawn("good"));
	wait(context, 61);
	let count = 0;
	const fail = () => {
		count += 1;
		return count % 2 ? failed("sorry") : Promise.reject(new Error("a fault"));
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

test("a page that nobody has asked for in a quarter of an hour is drawn first, and stays if that fails", async (context) => {
	await visit("/old", () => drawn("old"));
	wait(context, 901);
	assert.deepEqual(await visit("/old", () => failed("sorry")), ["old", MISS]);
	assert.deepEqual(await visit("/old", () => drawn("new")), ["new", MISS]);
	assert.deepEqual(await visit("/never-seen", () => failed("sorry")), ["sorry", MISS]);
});

test("a page that names today is not sent tomorrow, not even once", async (context) => {
	context.mock.timers.enable({ apis: ["Date"], now: Date.parse("2027-03-04T23:59:50Z") });
	await visit("/day", () => drawn("4 March", { day: "2027-03-04" }));
	await visit("/no-day", () => drawn("no date"));
	context.mock.timers.tick(9_000);
	assert.deepEqual(await visit("/day", never), ["4 March", FRESH]);
	context.mock.timers.tick(1_000);
	assert.deepEqual(await visit("/day", () => failed("sorry")), ["sorry", MISS]);
	assert.deepEqual(await visit("/no-day", never), ["no date", FRESH]);
});

test("a page's age is right even after the clock was set back", async (context) => {
	await visit("/clock", () => drawn("clock"));
	context.mock.timers.enable({ apis: ["Date"], now: Date.now() - 3_600_000 });
	assert.deepEqual(await visit("/clock", never), ["clock", FRESH]);
});

test("one visitor's page is kept for nobody", async () => {
	const own = () => ({ ...drawn("Thank you, Ama"), kept: undefined });
	assert.deepEqual(await visit("/own", own), ["Thank you, Ama", MISS]);
	assert.equal(findAnswer("/own"), undefined);
});

test("a change drops the pages drawn from it and no others", async () => {
	const reads = (resource: string) => ({ reads: new Map([[resource, performance.now()]]) });
	await visit("/notices", () => drawn("notices", reads("notices")));
	await visit("/team", () => drawn("team", reads("team")));
	assert.equal(dropPagesThatRead(["notices"]), 1);
	assert.equal(findAnswer("/notices"), undefined);
	assert.deepEqual(await visit("/team", never), ["team", FRESH]);
	await visit("/notices", () => drawn("newer", reads("notices")));
	assert.deepEqual(await visit("/notices", never), ["newer", FRESH], "drawn again, it is kept");
});

test("a page that was being drawn when its content changed is neither kept nor shown to who comes later", async () => {
	const early = Promise.withResolvers<Drawn>();
	const reads = new Map([["notices", performance.now()]]);
	const first = visit("/late", () => early.promise);
	dropPagesThatRead(["notices"]);
	assert.deepEqual(await visit("/late", () => drawn("new")), ["new", MISS]);
	early.resolve(drawn("old", { reads }));
	assert.deepEqual(await first, ["old", MISS]);
	await visit("/late", () => drawn("new"));
	assert.notEqual(findAnswer("/late")?.answer.body.toString(), "old");
});

test("a page drawn again with the same content keeps its ETag and its compressed copies", async (context) => {
	const text = "words ".repeat(1_000);
	await visit("/same", () => drawn(text));
	const before = findAnswer("/same")?.answer;
	assert.ok(before);
	const br = await bodyIn(before, "br");
	assert.ok(br.length < text.length / 10);
	wait(context, 61);
	await visit("/same", () => drawn(text));
	await new Promise(setImmediate);
	assert.deepEqual(await visit("/same", never), [text, FRESH]);
	assert.equal(findAnswer("/same")?.answer, before);
	wait(context, 61);
	await visit("/same", () => drawn(`${text}!`));
	await new Promise(setImmediate);
	assert.notEqual(findAnswer("/same")?.answer.etag, before.etag);
});
