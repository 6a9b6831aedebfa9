import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const MEGABYTE = 1024 * 1024;
const backend = await startSampleBackend({
	// A busy machine needs longer for the largest answers.
	API_TIMEOUT_MS: "40000",
	API_FRESH_MS: "0",
	API_KEEP_ITEMS: "1000",
});
const { getArticle, getArticles } = await import("#lib/backend/articles");
const { getAwards } = await import("#lib/backend/awards");
const { readBackend } = await import("#lib/backend/client/backend-client");
const { listWarnings } = await import("#lib/backend/client/list-bounds");
const { refetchResource } = await import("#lib/backend/refetch");
beforeEach(async () => {
	backend.answer = sendJson({ data: [] });
	await readBackend({ path: "/before-each", parse: (payload) => payload });
});

const send =
	(body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
	(_, response) =>
		response.writeHead(200, headers).end(body);

const reasonOf = (reading: Promise<unknown>) =>
	reading.then(
		() => "read",
		(error: { reason?: string }) => error.reason ?? String(error),
	);

const filled = (piece: string, megabytes: number) =>
	piece.repeat(Math.ceil((megabytes * MEGABYTE) / piece.length));

test("no answer, however odd, ends a process with a heap of 256 MB", async () => {
	const bombs: Record<string, RequestListener> = {
		"tiny items": send(`[${filled("{},", 8)}{}]`),
		"tiny lists": send(`{"data":[${filled("[],", 8)}[]]}`),
		"a large envelope": send(`{"x":[${filled("[],", 15)}[]],"data":[]}`),
		"items of a new shape each": send(
			`[${Array.from({ length: 800_000 }, (_, at) => `{"k${at}":1}`).join()}]`,
		),
		"many names": send(`{${Array.from({ length: 900_000 }, (_, at) => `"k${at}":1`).join()}}`),
		"deep nesting": send(filled("[", 8)),
		"one endless text": send(`["${filled("é", 16)}"]`),
		"a compressed bomb": send(brotliCompressSync(`[${filled("{},", 64)}{}]`), { "content-encoding": "br" }),
		"a list of long texts": send(`[${filled(`{"id":1,"title":"${"é".repeat(500_000)}"},`, 30)}{}]`),
	};
	const script = `
		const { getAwards } = await import("#lib/backend/awards");
		const { getTeam } = await import("#lib/backend/team");
		const { getArticle } = await import("#lib/backend/articles");
		const reads = [getAwards, getTeam, () => getArticle("1"), () => getArticle("2")];
		await Promise.allSettled(reads.map((read) => read()));
		console.log("alive", process.resourceUsage().maxRSS);`;
	for (const [name, bomb] of Object.entries(bombs)) {
		backend.answer = bomb;
		const child = spawn(
			process.execPath,
			["--max-old-space-size=256", "--conditions=react-server", "--input-type=module", "-e", script],
			{ stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, API_KEEP_ITEMS: "" } },
		);
		const [alive, kilobytes] = (await text(child.stdout)).trim().split(" ");
		assert.equal(alive, "alive", name);
		assert.ok(Number(kilobytes) < 400 * 1024, `${name}: ${kilobytes} KB`);
	}
});

test("eight articles of 14 MB read at once are eight failures, and reading them ends at a megabyte", async () => {
	let sent = 0;
	backend.answer = (request, response) => {
		if (request.url?.endsWith("/articles")) return sendJson({}, 500)(request, response);
		response.writeHead(200).write(`{"data":{"id":1,"title":"Long","story":"`);
		const more = () => {
			if (response.destroyed) return;
			sent += 64 * 1024;
			response.write("x".repeat(64 * 1024), more);
		};
		more();
	};
	const ids = Array.from({ length: 8 }, (_, at) => `long-${at}`);
	const reasons = await Promise.all(ids.map((id) => reasonOf(getArticle(id))));
	assert.deepEqual(new Set(reasons), new Set(["too large"]));
	assert.ok(sent < 8 * 8 * MEGABYTE, `${sent} bytes were sent`);
});

test("answers that together are too much are refused, and everything is given back", async () => {
	const waiting: (() => void)[] = [];
	backend.answer = (request, response) => {
		const id = request.url?.split("/").at(-1);
		response.writeHead(200).write(`{"data":{"id":"${id}","title":"Long","story":"${"x".repeat(900_000)}`);
		waiting.push(() => response.end('"}}'));
	};
	const reads = Array.from({ length: 60 }, (_, at) => reasonOf(getArticle(`large-${at}`)));
	while (waiting.length < 60) await new Promise((resolve) => setTimeout(resolve, 20));
	await new Promise((resolve) => setTimeout(resolve, 500));
	for (const end of waiting) end();
	const reasons = await Promise.all(reads);
	const read = reasons.filter((reason) => reason === "read").length;
	assert.ok(read >= 20 && read < 40, `${read} of 60 were read`);
	assert.deepEqual(new Set(reasons), new Set(["read", "busy"]));
	backend.answer = sendJson({ data: { id: "after", title: "After" } });
	assert.equal((await getArticle("after"))?.title, "After");
});

/** Articles of ten thousand characters each, numbered from 1. */
const articles = (count: number, date: (id: number) => string | undefined) =>
	JSON.stringify({
		data: Array.from({ length: count }, (_, at) => ({
			id: at + 1,
			title: `Article ${at + 1}`,
			published_at: date(at + 1),
			story: "x".repeat(10_000),
		})),
	});
const daysAfter1970 = (days: number) => new Date(days * 86_400_000).toISOString();

test("of a list above the limit its beginning is shown where that is the newest, else the last good list stays", async () => {
	const shown = async (body: string) => {
		backend.answer = send(gzipSync(body), { "content-encoding": "gzip" });
		await refetchResource("articles", { isNamed: true });
		const list = await getArticles();
		return [list.length, list[0]?.id];
	};
	const warning = () => listWarnings()[0]?.warning;

	const [count] = await shown(articles(1_200, () => undefined));
	assert.ok(Number(count) > 700 && Number(count) < 1_000, "without a last good list, whatever comes first");
	assert.match(warning() ?? "", /^the first \d+ of more than \d+ items are shown$/);
	assert.deepEqual(await shown(articles(20, () => undefined)), [20, "1"]);
	assert.equal(warning(), undefined);
	assert.deepEqual(await shown(articles(1_200, daysAfter1970)), [20, "1"], "the oldest first");
	assert.match(warning() ?? "", /the last good content stays/);
	const [newest, first] = await shown(articles(1_200, (id) => daysAfter1970(2_000 - id)));
	assert.ok(Number(newest) > 700, "the newest first");
	assert.equal(first, "1");
	assert.deepEqual(await shown(articles(20, () => undefined)), [20, "1"]);
});

test("a list whose newest items cannot be known stays as it was", async () => {
	const awards = (count: number) => ({
		data: Array.from({ length: count }, (_, at) => ({ id: at, title: `Award ${at}` })),
	});
	backend.answer = sendJson(awards(900));
	assert.equal((await getAwards()).length, 900);
	backend.answer = sendJson(awards(1_001));
	await refetchResource("awards", { isNamed: true });
	assert.equal((await getAwards()).length, 900);
	backend.answer = sendJson(awards(1_000));
	await refetchResource("awards", { isNamed: true });
	assert.equal((await getAwards()).length, 1_000);
});
