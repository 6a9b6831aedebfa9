import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

const dataDir = mkdtempSync(join(tmpdir(), "long-answer-"));

let behave: RequestListener;
const server = createServer((request, response) => behave(request, response));

before(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
	process.env.API_TIMEOUT_MS = "20000";
	process.env.LOG_LEVEL = "silent";
	process.env.API_FRESH_MS = "0";
	process.env.DATA_DIR = dataDir;
});
after(() => {
	rmSync(dataDir, { recursive: true, force: true });
	server.close();
	server.closeAllConnections();
});

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
	const { refetchResource } = await import("#lib/backend/refetch");
	behave = backendWith(articles(2_000));
	await refetchResource("articles", { isNamed: true });
	const list = await getArticles();
	assert.equal(list.length, 2_000);
	assert.deepEqual(cutLists(), [], "eight megabytes of text, of which memory keeps two");
	assert.equal(list[0]?.story, STORY, "the newest are whole");
	const old = list[1_500]?.story ?? "";
	assert.ok(old.length < STORY.length / 2 && STORY.startsWith(old), "only its beginning is kept");
	behave = (_, response) => response.writeHead(500).end();
	assert.equal((await getArticle("1501"))?.story, STORY, "from the file");
	behave = backendWith(articles(2_000));
	assert.equal((await getArticle("1502"))?.story, STORY);
});

test("reading a long list is mostly the work of another thread", async () => {
	const { getArticles } = await import("#lib/backend/articles");
	const { refetchResource } = await import("#lib/backend/refetch");
	const body = JSON.stringify({ data: articles(6_000) });
	behave = (_, response) => response.writeHead(200).end(body);
	const { user } = process.threadCpuUsage();
	const whole = process.cpuUsage();
	await refetchResource("articles", { isNamed: true });
	assert.equal((await getArticles()).length, 5_000);
	const own = process.threadCpuUsage().user - user;
	const all = process.cpuUsage(whole).user;
	assert.ok(own < all / 2, `this thread worked ${own} of ${all} microseconds`);
});

test("an answer that is broken in the middle, or too much for the thread, leaves the last good list", async () => {
	const { getArticles } = await import("#lib/backend/articles");
	const { refetchResource } = await import("#lib/backend/refetch");
	behave = backendWith(articles(1_000));
	await refetchResource("articles", { isNamed: true });
	const whole = JSON.stringify({ data: articles(1_000) });
	for (const broken of [whole.slice(0, 2_000_000), whole.replace('"id":700', '"id":,'), `${whole},1`]) {
		behave = (_, response) => response.writeHead(200).end(broken);
		await refetchResource("articles", { isNamed: true });
		assert.equal((await getArticles()).length, 1_000);
	}
	behave = (_, response) => {
		response.writeHead(200).write(whole.slice(0, 2_000_000));
		setTimeout(() => response.destroy(), 50);
	};
	await refetchResource("articles", { isNamed: true });
	assert.equal((await getArticles()).length, 1_000);
	behave = backendWith(articles(1_001));
	await refetchResource("articles", { isNamed: true });
	assert.equal((await getArticles()).length, 1_001, "the next answer is read");
});
