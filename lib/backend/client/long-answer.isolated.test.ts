import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({
	API_TIMEOUT_MS: "20000",
	API_FRESH_MS: "0",
	API_KEEP_ITEMS: "2000",
});

async function refetchArticles() {
	const { refetchResource } = await import("#lib/backend/refetch");
	await refetchResource("articles", { isNamed: true });
}

/** Announces a change and waits for it: a reader who has a last good list waits a moment only. */
async function announced(count: number) {
	const { getArticles } = await import("#lib/backend/articles");
	await refetchArticles();
	while ((await getArticles()).length !== count) await wait(50);
}

const STORY = "A word of the story. ".repeat(200).trim();
const articles = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		id: at + 1,
		title: `Article ${at + 1}`,
		story: STORY,
		published_at: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString(),
	}));

/** A backend with these articles, as a list and by themselves. */
const backendWith =
	(list: ReturnType<typeof articles>): RequestListener =>
	(request, response) => {
		const [, id] = /articles\/(\d+)$/.exec(request.url ?? "") ?? [];
		response.writeHead(200).end(JSON.stringify({ data: id ? list[Number(id) - 1] : list }));
	};

test("a long list keeps all its items and the beginnings of their texts; an item is whole, also when the backend is gone", async () => {
	const { getArticle, getArticles } = await import("#lib/backend/articles");
	const { cutLists } = await import("#lib/backend/client/list-sizes");
	backend.answer = backendWith(articles(2_000));
	await announced(2_000);
	const list = await getArticles();
	assert.equal(list.length, 2_000);
	assert.deepEqual(cutLists(), [], "eight megabytes of text, of which memory keeps two");
	assert.equal(list[0]?.story, STORY, "the newest are whole");
	const old = list[1_500]?.story ?? "";
	assert.ok(old.length < STORY.length / 2 && STORY.startsWith(old), "only its beginning is kept");
	backend.answer = (_, response) => response.writeHead(500).end();
	assert.equal((await getArticle("1501"))?.story, STORY, "from the file");
	backend.answer = backendWith(articles(2_000));
	assert.equal((await getArticle("1502"))?.story, STORY);
});

test("reading a long list is mostly the work of another thread", async () => {
	const body = JSON.stringify({ data: articles(2_400) });
	backend.answer = (_, response) => response.writeHead(200).end(body);
	const { user } = process.threadCpuUsage();
	const whole = process.cpuUsage();
	await announced(2_000);
	const own = process.threadCpuUsage().user - user;
	const all = process.cpuUsage(whole).user;
	assert.ok(own < all / 2, `this thread worked ${own} of ${all} microseconds`);
});

test("an answer that is broken in the middle leaves the last good list", async () => {
	const { getArticles } = await import("#lib/backend/articles");
	backend.answer = backendWith(articles(1_000));
	await announced(1_000);
	const whole = JSON.stringify({ data: articles(1_000) });
	for (const broken of [whole.slice(0, 2_000_000), whole.replace('"id":700', '"id":,'), `${whole},1`]) {
		backend.answer = (_, response) => response.writeHead(200).end(broken);
		await refetchArticles();
		assert.equal((await getArticles()).length, 1_000);
	}
	backend.answer = (_, response) => {
		response.writeHead(200).write(whole.slice(0, 2_000_000));
		setTimeout(() => response.destroy(), 50);
	};
	await refetchArticles();
	assert.equal((await getArticles()).length, 1_000);
	backend.answer = backendWith(articles(1_001));
	await announced(1_001);
});

test("beyond the limit the newest items are shown, with one call a minute and one log line per change", async (context) => {
	const { getArticles } = await import("#lib/backend/articles");
	const { log } = await import("#lib/platform/log");
	const warn = context.mock.method(log, "warn");
	const warnings = () =>
		warn.mock.calls.filter(({ arguments: [, message] }) => String(message).startsWith("list larger")).length;
	let count = 2_200;
	let calls = 0;
	backend.answer = (request, response) => {
		calls += 1;
		backendWith(articles(count).toReversed())(request, response);
	};
	await announced(2_000);
	for (let visitor = 0; visitor < 20; visitor++) {
		const list = await getArticles();
		assert.deepEqual([list.length, list.at(-1)?.id, list[0]?.id], [2_000, "1", "2000"]);
	}
	assert.deepEqual([calls, warnings()], [1, 1]);

	const { now } = Date;
	let minutes = 0;
	context.mock.method(Date, "now", () => now() + minutes * 61_000);
	const pass = async (expected: number) => {
		minutes += 1;
		await Promise.all(Array.from({ length: 20 }, getArticles));
		// A reader may have been given the last list meanwhile.
		const { lastGood } = await import("#lib/backend/client/last-good");
		while (((await lastGood("/content/articles"))?.at ?? 0) < Date.now() - 60_000) await wait(50);
		assert.equal(calls, expected);
	};
	await pass(2);
	assert.equal(warnings(), 1, "nothing has changed");
	count = 2_300;
	await pass(3);
	assert.equal(warnings(), 2);
});

test("an answer that fills the memory ends the thread, not the site", async () => {
	const { getArticles } = await import("#lib/backend/articles");
	backend.answer = backendWith(articles(1_000));
	await announced(1_000);
	const { threads } = await import("#lib/backend/client/long-answer");
	// Each three bytes become an object.
	const lists = "[],".repeat(1_300_000);
	const items = Array.from({ length: 15 }, (_, id) => `{"id":${id},"title":"One","lists":[${lists}[]]}`);
	const before = threads.running;
	backend.answer = (_, response) => response.writeHead(200).end(`{"data":[${items.join()}]}`);
	await refetchArticles();
	while (threads.running === before) await wait(50);
	assert.equal((await getArticles()).length, 1_000);
	backend.answer = backendWith(articles(1_001));
	await announced(1_001);
});
