import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { test } from "node:test";
import { parse } from "node-html-parser";
import { metricsText } from "#lib/platform/metrics";
import {
	pageFailed,
	pageIsMissing,
	pageIsPersonal,
	pageIsRendered,
	partFailed,
	recordRead,
	validOn,
} from "#lib/platform/request-context";
import { recentUnfinished } from "#lib/response-cache/cache-store";
import { PASSES } from "#lib/response-cache/finished-page";
import { renderPage } from "#lib/response-cache/render-page";

const HTML =
	'<html><head><meta name="viewport" content="x"></head><body><main>It’s</main><script>next()</script></body></html>';

/** Answers as Next does with a page that tells this. */
const next =
	(tell: () => void, html = HTML, status = 200): RequestListener =>
	(_request, response) => {
		tell();
		response.statusCode = status;
		response.setHeader("content-type", "text/html; charset=utf-8");
		response.setHeader("cache-control", "private, no-cache");
		response.setHeader("x-powered-by", "a framework");
		response.write(html.slice(0, 20));
		response.end(html.slice(20));
	};
/** A page that says that it is rendered, and more. */
const page = (tell: () => void = () => {}) =>
	next(() => {
		pageIsRendered();
		tell();
	});

async function render(handle: RequestListener, url = "/page") {
	const { response, cached, isFailed } = await renderPage(handle, url, {
		id: "id",
		network: "a",
		isListed: false,
	});
	const headers: Record<string, string> = {};
	for (let at = 0; at < response.headers.length; at += 2)
		headers[response.headers[at] ?? ""] = response.headers[at + 1] ?? "";
	return { status: response.status, headers, text: response.body.toString(), cached, isFailed };
}

const FOR_EVERYBODY = "s-maxage=60, stale-while-revalidate=840";
const ROWS: [what: string, tell: () => void, status: number, cacheControl: string, isFailed: boolean][] = [
	["a page", () => {}, 200, FOR_EVERYBODY, false],
	["a missing page", pageIsMissing, 404, "no-cache", false],
	["a page that could not be loaded", pageFailed, 503, "no-store", true],
	["a page with a part that could not be loaded", partFailed, 200, "no-store", true],
	["one visitor's page", pageIsPersonal, 200, "private, no-store", false],
	[
		"one visitor's page with a part that could not be loaded",
		() => {
			pageIsPersonal();
			partFailed();
		},
		200,
		"private, no-store",
		false,
	],
];

for (const [what, tell, status, cacheControl, isFailed] of ROWS) {
	test(`${what} is answered as it says`, async () => {
		const rendered = await render(page(tell));
		assert.deepEqual(
			[rendered.status, rendered.headers["cache-control"], rendered.isFailed],
			[status, cacheControl, isFailed],
		);
		const isForEverybody = !cacheControl.includes("no-store");
		assert.equal(rendered.cached !== undefined, isForEverybody);
		assert.equal(rendered.headers.etag !== undefined, isForEverybody);
		assert.match(rendered.headers["content-security-policy"] ?? "", /script-src 'self'/);
		assert.doesNotMatch(rendered.text, /next\(\)/);
		assert.equal(rendered.headers["x-powered-by"], undefined);
	});

	for (const pass of PASSES) {
		test(`${what} keeps its status and is sent without script if its ${pass.name} cannot be finished`, async (t) => {
			const before = await errorsOf(pass.name);
			t.mock.method(pass, "run", () => {
				throw new TypeError("an injected error");
			});
			await expectUnfinished(page(tell), status);
			assert.equal(await errorsOf(pass.name), before + 1);
			assert.equal(recentUnfinished(), pass.name);
		});
	}
}

test("a page whose context is lost is sent without script and cached nowhere", async () => {
	const before = await errorsOf("context");
	const lost = () => {};
	await expectUnfinished(next(lost), 200);
	await expectUnfinished(next(lost, HTML, 404), 404, /<h1>Page not found/);
	assert.equal(await errorsOf("context"), before + 2);
});

/** The page is sent as Next rendered it, for this visitor alone. */
async function expectUnfinished(handle: RequestListener, status: number, text: RegExp | string = HTML) {
	const rendered = await render(handle);
	assert.equal(rendered.status, status);
	assert.equal(rendered.headers["cache-control"], "private, no-store");
	assert.match(rendered.headers["content-security-policy"] ?? "", /^default-src 'none'; script-src 'none'/);
	assert.equal(rendered.headers.etag, undefined);
	assert.equal(rendered.cached, undefined);
	if (typeof text === "string") assert.equal(rendered.text, text);
	else assert.match(rendered.text, text);
}

/** How many pages have left unfinished by this step so far. */
async function errorsOf(step: string): Promise<number> {
	const name = `response_cache_unfinished_total{step="${step}"}`;
	const line = (await metricsText()).split("\n").find((text) => text.startsWith(name));
	return Number(line?.split(" ").at(-1) ?? 0);
}

test("an error of ours gets a page that everyone can read, and what to do meanwhile", async () => {
	for (const status of [500, 503]) {
		const rendered = await render(next(pageIsRendered, "<script>fill()</script>", status));
		assert.deepEqual([rendered.status, rendered.headers["cache-control"]], [500, "no-store"]);
		assert.equal(rendered.headers.etag, undefined);
		assert.match(rendered.headers["content-security-policy"] ?? "", /^default-src 'none'; script-src 'none'/);
		assert.equal(rendered.isFailed, true);
		const sent = parse(rendered.text);
		assert.equal(sent.querySelector("h1")?.text, "Sorry, this page is not available just now");
		assert.equal(sent.querySelectorAll("script").length, 0);
		assert.deepEqual(
			sent.querySelectorAll("li a").map((link) => link.getAttribute("href")?.replace(/\?.*/, "")),
			["tel:*277%23", "tel:0800000000", "tel:+233300000000", "https://wa.me/233300000000", "/locator"],
		);
	}
});

test("a page that leads elsewhere keeps its status and its target", async () => {
	const rendered = await render((_request, response) => {
		response.writeHead(307, { location: "/news" });
		response.end();
	});
	assert.deepEqual([rendered.status, rendered.headers.location, rendered.cached], [307, "/news", undefined]);
});

test("a page is cached where and as long as its reads and signals say", async () => {
	const { cached } = await render(
		page(() => {
			recordRead("notices", 1, 1);
			validOn("2027-03-04");
		}),
	);
	assert.deepEqual([...(cached?.reads ?? [])], [["notices", 1]]);
	assert.deepEqual([cached?.partition, cached?.day], ["pages", "2027-03-04"]);
	assert.equal((await render(page(), "/notices?q=x")).cached?.partition, "arbitrary");
	assert.equal((await render(page(pageIsMissing))).cached?.partition, "arbitrary");
});

test("nothing that a page's text contains passes for what the page says", async () => {
	for (const mark of ["data-page-missing", "data-page-failed", "data-personal", "data-load-failed"]) {
		const html = HTML.replace("It’s", `<p ${mark}="">${`${mark}="" `.repeat(100)}</p>`);
		const { status, cached } = await render(next(pageIsRendered, html));
		assert.equal(status, 200, mark);
		assert.ok(cached, mark);
	}
});

test("a response of any length in any number of parts arrives whole", async () => {
	const text = "words ".repeat(100_000);
	const { text: sent } = await render((_request, response) => {
		pageIsRendered();
		response.setHeader("content-type", "text/html");
		response.write("<html><head></head><body><main>");
		response.write(text);
		response.end("</main></body></html>");
	});
	assert.ok(sent.includes(text));
});
