import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import type { RequestListener } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, test } from "node:test";
import { deflateSync, gzipSync } from "node:zlib";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { environment } from "#lib/platform/environment";
import { pass } from "#lib/platform/samples/measured-clock";

const backend = await startSampleBackend({ API_TIMEOUT_MS: "2000", API_FRESH_MS: "0" });
const { getNotices } = await import("#lib/backend/notices");
const { getRates } = await import("#lib/backend/rates");
beforeEach(() => {
	// Failures of earlier tests no longer count.
	pass(6_000);
});

const titles = async () => (await getNotices()).map(({ title }) => title);
const all = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, title: `Notice ${at + 1}` }));
const sample =
	(body: unknown, packed: (text: string) => Buffer, headers: Record<string, string>): RequestListener =>
	(_, response) =>
		response.writeHead(200, headers).end(packed(JSON.stringify(body)));

test("responses in old encodings are read", async () => {
	const body = { data: [{ id: 1, title: "Café" }] };
	for (const [name, respond] of [
		["x-gzip", sample(body, gzipSync, { "content-encoding": "x-gzip" })],
		["GZIP", sample(body, gzipSync, { "content-encoding": "GZIP" })],
		["deflate", sample(body, deflateSync, { "content-encoding": "deflate" })],
		["a mark", (_, response) => response.end(`\ufeff${JSON.stringify(body)}`)],
	] as [string, RequestListener][]) {
		backend.respond = respond;
		assert.deepEqual(await titles(), ["Café"], name);
	}
});

/** Pages of three notices, linked as this says. */
const paged =
	(next: (page: number) => object, count = all.length): RequestListener =>
	(request, response) => {
		const page = Number(new URL(request.url ?? "", "http://x").searchParams.get("page") ?? 1);
		const data = all.slice(3 * page - 3, 3 * page);
		sendJson({ data, meta: { total: count }, ...(3 * page < all.length && next(page)) })(request, response);
	};

test("a paged list is read to its end by its own links, and stored as a whole", async () => {
	backend.respond = paged((page) => ({ links: { next: `/api/notices?page=${page + 1}` } }));
	assert.equal((await titles()).length, 7);
	backend.respond = sendJson({}, 500);
	assert.equal((await titles()).length, 7, "the last good list has all pages");
});

/** The second page fails with status 200, and nothing says how many pages there are. */
const secondFails: RequestListener = (request, response) =>
	(request.url?.includes("page=2")
		? sendJson({ success: false, data: [] })
		: sendJson({ data: all.slice(0, 3), next: "/api/notices?page=2" }))(request, response);

test("a page without a way to the others never replaces the list, and says why", async () => {
	backend.respond = sendJson({ data: all });
	await titles();
	for (const [name, respond] of [
		["no link", paged(() => ({}))],
		["a number", paged((page) => ({ next: page + 1 }))],
		["another host", paged(() => ({ next: "https://evil.example/notices?page=2" }))],
		["in a circle", paged(() => ({ next: "/api/notices" }))],
		["fewer than it says", paged((page) => ({ next: `?page=${page + 1}` }), 9)],
		["a failure inside the second", secondFails],
	] as [string, RequestListener][]) {
		backend.respond = respond;
		assert.equal((await titles()).length, 7, name);
	}
	backend.respond = (request, response) =>
		sendJson({ data: [{ name: "A", value: 1, valid_from: "2026-01-01" }], last_page: 3 })(request, response);
	await assert.rejects(getRates(), { reason: "incomplete", detail: /lastpage: 3/ });
});

test("an optional list that is not found keeps no reader longer than one deadline", async () => {
	const started = performance.now();
	backend.respond = (request, response) => {
		if (request.url?.endsWith("/rates")) setTimeout(() => sendJson({}, 404)(request, response), 1_500);
	};
	await assert.rejects(getRates(), { status: 404 });
	assert.ok(performance.now() - started < 3_000, `${performance.now() - started} ms`);
	backend.hangUp();
});

test("each cause of a broken connection has a sentence that says what to do", async () => {
	const original = environment().API_BASE_URL;
	const speaker = createServer((socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"));
	await new Promise<void>((resolve) => speaker.listen(0, "127.0.0.1", resolve));
	const { port } = speaker.address() as { port: number };
	const said: string[] = [];
	for (const base of [
		"http://127.0.0.1:9",
		`http://127.0.0.1:${port}`,
		`https://127.0.0.1:${port}`,
		"http://no-such-host.invalid",
	]) {
		pass(6_000);
		environment().API_BASE_URL = base;
		said.push(await getRates().then(String, ({ detail }) => detail));
	}
	environment().API_BASE_URL = original;
	speaker.close();
	assert.match(said[0] ?? "", /port is closed/);
	assert.match(said[1] ?? "", /does not speak HTTP/);
	assert.match(said[2] ?? "", /does not speak TLS/);
	assert.match(said[3] ?? "", /host name is unknown|DNS does not respond/);
});

test("more values than a small heap holds are refused by name, in one response or in pages, and the last good list stays", async () => {
	backend.respond = sendJson({ data: all });
	await titles();
	const half = `[${"{},".repeat(300_000)}{}]`;
	for (const [name, respond] of [
		["one response", (_, response) => response.end(`[${"{},".repeat(500_001)}{}]`)],
		[
			"two pages",
			(request, response) =>
				response.end(
					`{"data":${half}${request.url?.includes("page=2") ? "" : ',"next":"/api/notices?page=2"'}}`,
				),
		],
	] as [string, RequestListener][]) {
		pass(6_000);
		backend.respond = respond;
		assert.equal((await titles()).length, 7, name);
		await assert.rejects(getRates(), { reason: "too large", detail: /more than 1,000,000 values/ }, name);
	}
});

test("a list of 330,000 items is read", async () => {
	const items = Array.from({ length: 330_000 }, (_, id) => `{"id":${id % 1_000},"title":"a"}`);
	backend.respond = (_, response) => response.end(`[${items.join()}]`);
	const { getReports } = await import("#lib/backend/reports");
	assert.equal((await getReports()).length, 330_000);
});

test("no response, however odd, ends a process with a heap of 256 MB", async () => {
	const script = `
		const { getAwards } = await import("#lib/backend/awards");
		const { getTeam } = await import("#lib/backend/team");
		const { getNotices } = await import("#lib/backend/notices");
		const { getArticles } = await import("#lib/backend/articles");
		const { getJobs } = await import("#lib/backend/careers");
		const { getReports } = await import("#lib/backend/reports");
		const reads = [getAwards, getTeam, getNotices, getArticles, getJobs, getReports];
		await Promise.allSettled(reads.map((read) => read()));
		console.log("alive");`;
	for (const [name, bomb] of Object.entries({
		"tiny items": `[${"{},".repeat(2_700_000)}{}]`,
		"a large envelope": `{"x":[${"[],".repeat(2_700_000)}[]],"data":[]}`,
		"deep nesting": "[".repeat(8_000_000),
	})) {
		backend.respond = (_, response) => response.writeHead(200).end(bomb);
		const child = spawn(
			process.execPath,
			["--max-old-space-size=256", "--conditions=react-server", "--input-type=module", "-e", script],
			{ stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, API_TIMEOUT_MS: "40000" } },
		);
		assert.equal((await text(child.stdout)).trim(), "alive", name);
	}
});
