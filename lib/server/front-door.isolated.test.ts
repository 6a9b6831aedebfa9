import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { mock, test } from "node:test";
import zlib from "node:zlib";
import PageCache from "#lib/page-cache/page-cache";
import { withRequestContext } from "#lib/platform/request-context";

const VISITORS = 20;

test("a page that many visitors request at once is compressed for one of them, and once more as well as brotli can", async (t) => {
	const compressions = mock.method(zlib, "brotliCompress");
	syncBuiltinESMExports();
	const { addressOf, answerFromCache, cacheAnswer } = await import("#lib/server/front-door");
	const html = `<p>${"words ".repeat(1_000)}</p>`;
	const cache = new PageCache();
	await cache.set("/page", { kind: "APP_PAGE", html }, {});
	const address = addressOf("/page");
	let answers = 0;
	const everybodyIsHere = Promise.withResolvers<void>();
	const server = createServer((request, response) => {
		if (answerFromCache(request, response, address, "id")) return;
		answers += 1;
		const isFirst = answers === 1;
		if (answers === 1 + VISITORS) everybodyIsHere.resolve();
		// As Next answers.
		withRequestContext("id", async () => {
			cacheAnswer(request, response, address);
			if (!isFirst) await everybodyIsHere.promise;
			await cache.get("/page");
			response.setHeader("x-nextjs-cache", "HIT");
			response.setHeader("cache-control", "s-maxage=60");
			response.setHeader("content-type", "text/html; charset=utf-8");
			response.end(html);
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	t.after(() => server.close());
	const visit = async () =>
		(await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`)).text();

	await visit();
	await Promise.all(Array.from({ length: VISITORS }, visit));
	// Bodies are compressed one after another, so this comes last.
	const { compressed } = await import("#lib/page-cache/kept-response");
	await compressed(Buffer.from(html), "text/html");
	const timesWith = (quality: number) =>
		compressions.mock.calls.filter(({ arguments: [, options] }) => {
			const { params } = options as zlib.BrotliOptions;
			return params?.[zlib.constants.BROTLI_PARAM_QUALITY] === quality;
		}).length;
	assert.equal(timesWith(8), 1 + 1);
	assert.equal(timesWith(11), 1);
	await visit();
	assert.equal(answers, 1 + VISITORS, "the next visitor gets it");
});

test("a page without its query that is answered for one of its views is kept for nobody", async (t) => {
	const { addressOf, answerFromCache, cacheAnswer } = await import("#lib/server/front-door");
	const cache = new PageCache();
	await cache.set("/contact", { kind: "APP_PAGE", html: "<p>plain</p>" }, {});
	const answers: Record<string, number> = { "/contact": 0, "/contact?tab=loan": 0 };
	const server = createServer((request, response) => {
		const url = request.url ?? "";
		const address = addressOf(url);
		if (answerFromCache(request, response, address, "id")) return;
		answers[url] = (answers[url] ?? 0) + 1;
		withRequestContext("id", async () => {
			cacheAnswer(request, response, address);
			await cache.get("/contact");
			response.setHeader("x-nextjs-cache", "HIT");
			response.setHeader("cache-control", "s-maxage=60");
			response.setHeader("content-type", "text/html; charset=utf-8");
			response.end("<p>plain</p>");
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	t.after(() => server.close());
	const { port } = server.address() as AddressInfo;
	for (const url of Object.keys(answers)) {
		for (let visit = 0; visit < 5; visit++) {
			await (await fetch(`http://127.0.0.1:${port}${url}`)).text();
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
	assert.ok((answers["/contact"] ?? 0) < 5, "the page itself is kept");
	assert.equal(answers["/contact?tab=loan"], 5);
});
