import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { request } from "undici";
import { type Backend, startBackend } from "./backend.ts";
import { type Site, startSite } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";
import { THOROUGH, thoroughUnless } from "./visitor.ts";

const METRICS_TOKEN = "a token of the monitoring";

/** Headers that each response sets itself, or that depend on the encoding. */
const OWN = ["x-request-id", "date", "content-length", "content-encoding", "transfer-encoding"];
/** Makes the front door pass a request to Next, without changing Next's response. */
const TO_NEXT = { "if-range": '"nothing"' };

/** How long a busy machine may take to compress a page that the front door is to keep. */
const KEEP_MS = 15_000;

let site: Site;
test.beforeAll(async () => {
	site = await startSite({ METRICS_TOKEN }, { compressesWell: true });
});
test.afterAll(() => site.stop());

async function ask(path: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
	const { statusCode: status, headers: given, body } = await request(site.url + path, { method, headers });
	return { status, headers: given, body: Buffer.from(await body.arrayBuffer()) };
}

/** How many requests the front door has answered so far. */
async function answered(): Promise<number> {
	const { body } = await ask("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
	const counts = body.toString().matchAll(/^front_door_answers_total\S* (\d+)$/gm);
	return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Requests the page until the front door answers; false if it keeps passing the request to Next. */
async function isKept(path: string, headers: Record<string, string>): Promise<boolean> {
	const until = performance.now() + KEEP_MS;
	while (performance.now() < until) {
		const before = await answered();
		await ask(path, headers);
		if ((await answered()) > before) return true;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return false;
}

const compared = (headers: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

const ADDRESSES = ["/", "/faqs", "/notices?page=2", "/contact-us", "/products/savings/Current%20Account"];

for (const path of ADDRESSES) {
	test(
		`${path} is answered before Next as Next answers it`,
		thoroughUnless(path !== "/faqs" && path !== "/contact-us"),
		async () => {
			await ask(path, {});
			const reference = await ask(path, TO_NEXT);
			expect(await isKept(path, {})).toBe(true);
			const kept = await ask(path, {});
			expect([kept.status, compared(kept.headers)]).toEqual([200, compared(reference.headers)]);
			expect(kept.body.equals(reference.body)).toBe(true);

			const head = await ask(path, {}, "HEAD");
			const headOfNext = await ask(path, TO_NEXT, "HEAD");
			expect([head.status, compared(head.headers)]).toEqual([
				headOfNext.status,
				compared(headOfNext.headers),
			]);

			const etag = kept.headers.etag?.toString() ?? "";
			const again = await ask(path, { "if-none-match": etag });
			const againOfNext = await ask(path, { "if-none-match": etag, ...TO_NEXT });
			expect(again.status).toBe(304);
			// Next omits `Accept-Encoding` here, which would mislead a shared cache.
			const vary = `${againOfNext.headers.vary}, Accept-Encoding`;
			expect([again.status, compared(again.headers)]).toEqual([
				againOfNext.status,
				{ ...compared(againOfNext.headers), vary },
			]);
		},
	);
}

test("a kept page comes in the encoding that the client takes", async () => {
	expect(await isKept("/faqs", {})).toBe(true);
	const plain = await ask("/faqs", {});
	const rows: [accepted: string, encoding: string | undefined][] = [
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip;q=0.5", "gzip"],
		["identity", undefined],
	];
	for (const [accepted, encoding] of rows) {
		const { headers, body } = await ask("/faqs", { "accept-encoding": accepted });
		expect(headers["content-encoding"], accepted).toBe(encoding);
		expect(headers.vary).toContain("Accept-Encoding");
		expect(Number(headers["content-length"])).toBe(body.length);
		if (encoding) expect(body.length).toBeLessThan(plain.body.length / 3);
	}
	const quick = brotliCompressSync(plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
	const sent = async () => (await ask("/faqs", { "accept-encoding": "br" })).body;
	await expect.poll(async () => (await sent()).length, "later").toBeLessThan(0.95 * quick.length);
	expect(brotliDecompressSync(await sent()).equals(plain.body)).toBe(true);
});

test("files of the build are sent as the build compressed them, and their ranges as Next sends them", async () => {
	const [, file = ""] = / data-files="([^" ]+)/.exec((await ask("/", {})).body.toString()) ?? [];
	const script = `/_next/static/islands/${file}`;
	for (const path of [script, "/logo.svg", "/icon-192.png"]) {
		expect(await isKept(path, {}), path).toBe(true);
		const [kept, reference] = [await ask(path, {}), await ask(path, TO_NEXT)];
		expect([kept.status, compared(kept.headers)]).toEqual([200, compared(reference.headers)]);
		expect(kept.body.equals(reference.body)).toBe(true);
		const range = await ask(path, { range: "bytes=0-9" });
		expect([range.status, range.body.length]).toEqual([206, 10]);
	}
	const [br, gzip] = [
		await ask(script, { "accept-encoding": "br" }),
		await ask(script, { "accept-encoding": "gzip" }),
	];
	expect(br.headers["content-encoding"]).toBe("br");
	expect(br.body.length).toBeLessThan(gzip.body.length);
});

test("a query that Next reads in another way leaves other addresses their page", async () => {
	const path = "/tools/loan-cost?amount=5000&months=12&rate=36";
	const { body } = await ask(path, TO_NEXT);
	for (const further of ["&nxtPrate=1", "&nxtIrate=1", "&%6extPrate=1"])
		for (let times = 0; times < 4; times++) await ask(path + further, {});
	expect(await isKept(path, {})).toBe(true);
	expect((await ask(path, {})).body.equals(body)).toBe(true);
});

test("an address without a page is left to Next", async () => {
	for (const path of ["/nothing-here", "/notices/nothing", "/healthz", "/api/notices?page=1"]) {
		for (let times = 0; times < 4; times++) await ask(path, {});
		const before = await answered();
		await ask(path, {});
		expect(await answered(), path).toBe(before);
	}
});

test("odd headers are left to Next", async () => {
	expect(await isKept("/faqs", {})).toBe(true);
	const odd: Record<string, string>[] = [{ "x-nextjs-data": "1" }, { cookie: "__prerender_bypass=x" }];
	for (const headers of odd) {
		const before = await answered();
		await ask("/faqs", headers);
		expect(await answered(), JSON.stringify(headers)).toBe(before);
	}
});

test(
	"a page that is a minute old is served once more to everybody, refreshed once, and keeps its ETag while its content is the same",
	THOROUGH,
	async () => {
		const backend: Backend = await startBackend();
		const aging = await startSite({ API_BASE_URL: backend.url, METRICS_TOKEN, ...clockToPutAhead(61) });
		const page = (path: string, headers = {}) => request(aging.url + path, { headers });
		const state = async (path = "/notices") => (await page(path)).headers["x-nextjs-cache"]?.toString() ?? "";
		const refreshes = async () => {
			const { body } = await request(`${aging.url}/metrics`, {
				headers: { authorization: `Bearer ${METRICS_TOKEN}` },
			});
			const counts = (await body.text()).matchAll(/writes_total\{result="(?:refreshed|unchanged)"\} (\d+)/g);
			return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
		};
		/** What a phone gets that has the page from before, once the page has been rendered again. */
		const forReturningPhone = async (path: string, etag: string) => {
			aging.putClockAhead();
			await expect.poll(() => state(path), "the clock is ahead").not.toBe("HIT");
			await expect.poll(() => state(path)).toBe("HIT");
			return (await page(path, { "if-none-match": etag })).statusCode;
		};
		try {
			for (let times = 0; times < 4; times++) await state();
			await expect.poll(() => state()).toBe("HIT");
			const before = await refreshes();
			aging.putClockAhead();
			await expect.poll(() => state(), "the clock is ahead").not.toBe("HIT");
			const states = await Promise.all(Array.from({ length: 20 }, () => state()));
			expect(states.filter((each) => each === "MISS")).toEqual([]);
			await expect.poll(() => state()).toBe("HIT");
			expect((await refreshes()) - before).toBe(1);

			// Its parts become ready in another order when they are rendered again, and when the backend takes its time.
			const notice = "/notices/1";
			const etag = (await page(notice)).headers.etag?.toString() ?? "";
			for (const ms of [0, 100]) {
				backend.fault("/", { kind: "delay", ms });
				expect(await forReturningPhone(notice, etag), `backend after ${ms} ms`).toBe(304);
			}
			const other = { data: { id: 1, title: "Another title" } };
			backend.fault(notice, { kind: "body", body: other });
			expect(await forReturningPhone(notice, etag), "other content").toBe(200);
		} finally {
			await aging.stop();
			await backend.stop();
		}
	},
);
