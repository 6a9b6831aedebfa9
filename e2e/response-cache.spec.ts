import { expect, test } from "@playwright/test";
import { request } from "undici";
import { cacheState } from "./support/cache-state.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";

const site = duringTests(() => startSite({}));

async function get(path: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
	const { statusCode: status, headers: given, body } = await request(site.url + path, { method, headers });
	return { status, headers: given, body: Buffer.from(await body.arrayBuffer()) };
}

const stateOf = (headers: Record<string, string | string[] | undefined>) =>
	cacheState(headers["cache-status"]);

const PATHS = [
	"/",
	"/faqs",
	"/notices?page=2",
	"/contact-us",
	"/products/savings/Current%20Account",
	"/nothing",
];

for (const path of PATHS) {
	test(`${path} comes from the cache as it was rendered, also with unknown parameters and headers`, async () => {
		const first = await get(path, {});
		const unknown = `${path}${path.includes("?") ? "&" : "?"}utm_source=sms&fbclid=x`;
		for (const [url, headers] of [
			[path, {}],
			[unknown, {}],
			[path, { rsc: "1", "x-nextjs-data": "1", cookie: "__prerender_bypass=x", range: "bytes=0-9" }],
		] as const) {
			const cached = await get(url, headers);
			expect([cached.status, stateOf(cached.headers), cached.headers.etag], url).toEqual([
				first.status,
				"fresh",
				first.headers.etag,
			]);
			expect(cached.body.equals(first.body)).toBe(true);
		}
		const head = await get(path, {}, "HEAD");
		expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
			first.status,
			String(first.body.length),
			0,
		]);
	});
}

for (const [path, words] of [
	["/can-i-borrow?age=yes&card=no&income=trade&debts=none", "You need a Ghana Card"],
	["/search?q=susu", "Susu Account"],
	["/preview?url=%2Ffaqs", "How it will look"],
] as const) {
	test(`${path} is personal, and never cached`, async () => {
		for (let time = 0; time < 2; time++) {
			const { status, headers, body } = await get(path, {});
			expect([status, headers["cache-control"], stateOf(headers)]).toEqual([
				200,
				"private, no-store",
				"rendered",
			]);
			expect(body.toString()).toContain(words);
		}
	});
}

test("a browser that has the page gets 304, unless it reloads", async () => {
	const { headers, body } = await get("/faqs", {});
	const etag = String(headers.etag);
	for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
		const again = await get("/faqs", { "if-none-match": known });
		expect([again.status, again.body.length, again.headers.etag], known).toEqual([304, 0, etag]);
		expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
	}
	const wantsAll: Record<string, string>[] = [
		{ "if-none-match": '"other"' },
		{ "if-none-match": etag, "cache-control": "no-cache" },
	];
	for (const sent of wantsAll) expect((await get("/faqs", sent)).body.equals(body)).toBe(true);
});

test("a cached page is sent in the encoding that the client accepts", async () => {
	const plain = await get("/faqs", {});
	const rows: [accepted: string, encoding: string | undefined][] = [
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["identity", undefined],
	];
	for (const [accepted, encoding] of rows) {
		const { headers, body } = await get("/faqs", { "accept-encoding": accepted });
		expect(headers["content-encoding"], accepted).toBe(encoding);
		expect(headers.vary).toContain("Accept-Encoding");
		expect(Number(headers["content-length"])).toBe(body.length);
		if (encoding) expect(body.length).toBeLessThan(plain.body.length / 3);
	}
});

test("files of the build are sent as the build compressed them, and in parts", async () => {
	const [, file = ""] = / data-files="([^" ]+)/.exec((await get("/", {})).body.toString()) ?? [];
	const script = `/_next/static/islands/${file}`;
	for (const path of [script, "/logo.svg", "/icon-192.png"]) {
		const [first, cached] = [await get(path, {}), await get(path, {})];
		expect([cached.status, stateOf(cached.headers), cached.headers.etag]).toEqual([
			200,
			"fresh",
			first.headers.etag,
		]);
		expect(cached.body.equals(first.body)).toBe(true);
		expect((await get(path, { "if-none-match": String(first.headers.etag) })).status).toBe(304);
		const range = await get(path, { range: "bytes=0-9" });
		expect([range.status, range.body.length]).toEqual([206, 10]);
		expect(first.body.subarray(0, 10).equals(range.body)).toBe(true);
	}
	const [br, gzip] = [
		await get(script, { "accept-encoding": "br" }),
		await get(script, { "accept-encoding": "gzip" }),
	];
	expect(br.headers["content-encoding"]).toBe("br");
	expect(br.headers["cache-control"]).toContain("immutable");
	expect(br.body.length).toBeLessThan(gzip.body.length);
});
