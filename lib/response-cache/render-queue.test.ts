import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { createRenderQueue, RenderRefused } from "#lib/response-cache/render-queue";

/** Asks for renders by name ("network/page", a listed page in capitals) that end when told to, and notes when they begin. */
function started() {
	const queue = createRenderQueue();
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const ask = (name: string) => {
		const [network = "", page = ""] = name.split("/");
		return queue.run({ network, isListed: page === page.toUpperCase() }, () => {
			begun.push(name);
			return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
		});
	};
	const end = async (name: string) => {
		ends.get(name)?.();
		await settle();
	};
	return { queue, begun, ask, end };
}
const turns = async (count: number) => {
	for (let at = 0; at < count; at++) await turn();
};
/** Longer than three renders take to begin. */
const settle = () => turns(100);

test("two renders run at a time, and before each, many connections can be accepted", async () => {
	const { begun, ask, end } = started();
	for (const name of ["a/one", "a/two", "a/three"]) void ask(name);
	await turns(20);
	assert.deepEqual(begun, []);
	await turns(10);
	assert.deepEqual(begun, ["a/one"]);
	await turns(15);
	assert.deepEqual(begun, ["a/one"]);
	await settle();
	assert.deepEqual(begun, ["a/one", "a/two"]);
	await end("a/one");
	assert.deepEqual(begun, ["a/one", "a/two", "a/three"]);
});

test("networks take turns, and a page that the site lists goes first", async () => {
	const { begun, ask, end } = started();
	for (const name of ["a/1x", "a/2x", "a/3x", "a/4x", "b/1x", "a/NEWS", "b/2x"]) void ask(name);
	await settle();
	for (let at = 0; at < 7; at++) await end(begun[at] ?? "");
	assert.deepEqual(begun, ["a/NEWS", "b/1x", "a/1x", "b/2x", "a/2x", "a/3x", "a/4x"]);
});

test("when too many wait, the busiest network's newest is refused and nobody else", async () => {
	const { ask, begun, end } = started();
	void ask("x/running");
	void ask("x/running too");
	await settle();
	const crowd = Array.from({ length: 50 }, (_, at) => ask(`a/page ${at}`));
	const listed = ask("a/FAQS");
	await assert.rejects(crowd[49] as Promise<string>, RenderRefused);
	void ask("b/page");
	await assert.rejects(crowd[48] as Promise<string>, RenderRefused);
	await end("x/running");
	await end("x/running too");
	assert.deepEqual(begun.slice(2), ["a/FAQS", "b/page"]);
	await end("a/FAQS");
	assert.equal(await listed, "a/FAQS");
});

test("clients that have left hold no place, and nothing is rendered for them", async () => {
	const { queue, ask, begun, end } = started();
	void ask("x/running");
	void ask("x/running too");
	await settle();
	let isWanted = true;
	const waiter = { network: "a", isListed: false, isWanted: () => isWanted };
	const left = Array.from({ length: 50 }, () => queue.run(waiter, async () => assert.fail("rendered")));
	isWanted = false;
	const wanted = ask("b/page");
	for (const one of left) await assert.rejects(one, RenderRefused);
	await end("x/running");
	await end("b/page");
	assert.equal(await wanted, "b/page");
	const last = queue.run({ ...waiter, isWanted: () => isWanted }, async () => assert.fail("rendered"));
	const refused = assert.rejects(last, RenderRefused);
	await end("x/running too");
	await refused;
	assert.deepEqual(begun, ["x/running", "x/running too", "b/page"]);
});

test("a render that waits for the backend holds no place, and goes on when one is free", async () => {
	const { queue, begun, ask, end } = started();
	const backend = Promise.withResolvers<void>();
	let isResumed = false;
	const waiter = { network: "a", isListed: false };
	const paused = queue.run(waiter, async (pause) => {
		await Promise.all([pause(() => backend.promise), pause(() => backend.promise)]);
		isResumed = true;
	});
	for (const name of ["b/one", "b/two", "b/three"]) void ask(name);
	await settle();
	assert.deepEqual(begun, ["b/one", "b/two"]);
	backend.resolve();
	await settle();
	assert.equal(isResumed, false, "both places are taken");
	await end("b/one");
	await paused;
	await settle();
	assert.deepEqual(begun, ["b/one", "b/two", "b/three"]);
});

test("a pause that is over at once loses no place", async () => {
	const { queue, begun, ask } = started();
	const order: string[] = [];
	const waiter = { network: "a", isListed: false };
	const quick = queue.run(waiter, async (pause) => {
		for (let at = 0; at < 3; at++) await pause(async () => at);
		order.push("quick");
	});
	void ask("b/one");
	await quick;
	await settle();
	assert.deepEqual([order, begun], [["quick"], ["b/one"]]);
});

test("a render that never ends gives its place up after two seconds", async (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const { begun, ask } = started();
	for (const name of ["a/hangs", "a/hangs too", "a/one"]) void ask(name);
	await settle();
	context.mock.timers.tick(2_000);
	await settle();
	assert.deepEqual(begun, ["a/hangs", "a/hangs too", "a/one"]);
});
