import assert from "node:assert/strict";
import { test } from "node:test";
import { PASSES } from "#lib/page-cache/finished-page";
import PageCache from "#lib/page-cache/page-cache";
import { type CacheValue, dropPagesThatRead, findPage, keepResponse } from "#lib/page-cache/page-store";
import { metricsText } from "#lib/platform/metrics";
import {
	pageFailed,
	pageIsMissing,
	pageIsPersonal,
	partFailed,
	recordRead,
	validOn,
	withRequestContext,
} from "#lib/platform/request-context";

const page = (html: string) => ({ kind: "APP_PAGE", html });

/** Sets the page as Next does, within the request whose page has told this. */
const setTold = (cache: PageCache, tell: () => void, ...what: Parameters<PageCache["set"]>) =>
	withRequestContext("x", () => {
		tell();
		return cache.set(...what);
	});

test("a page comes back until it is dropped, from every handler of the process", async () => {
	await new PageCache().set("/a", page("<p>A</p>"), {});
	assert.equal((await new PageCache().get("/a"))?.value.html, "<p>A</p>");
	await new PageCache().set("/a", null, {});
	assert.equal(await new PageCache().get("/a"), null);
});

test("a page on which something failed to load does not replace a good one", async () => {
	const cache = new PageCache();
	await cache.set("/b", page("<p>good</p>"), {});
	await setTold(cache, partFailed, "/b", page("<div>sorry</div>"), {});
	assert.equal((await cache.get("/b"))?.value.html, "<p>good</p>");
});

test("a page that Next keeps after a failed refresh stays as it was, but for its lifetime", async () => {
	const cache = new PageCache();
	const html = "<html><head></head><body><main></main></body></html>";
	const lifetime = { cacheControl: { revalidate: 60, expire: 900 } };
	await cache.set("/retained", page(html), lifetime);
	const kept = await cache.get("/retained");
	assert.ok(kept);
	const before = structuredClone(kept.value);
	const shorter = { cacheControl: { revalidate: 30, expire: 900 } };
	await cache.set("/retained", kept.value, shorter);
	const retained = await cache.get("/retained");
	assert.deepEqual(retained?.value, before);
	assert.deepEqual(retained?.cacheControl, shorter.cacheControl);

	await cache.set("/retained", null, {});
	await cache.set("/retained", kept.value, shorter);
	assert.equal(await cache.get("/retained"), null, "dropped during the refresh, it does not come back");
	const newer = page("<html><head></head><body><main>newer</main></body></html>");
	await cache.set("/retained", newer, lifetime);
	await cache.set("/retained", kept.value, shorter);
	assert.equal((await cache.get("/retained"))?.value, newer);
});

test("a page that names today is not served tomorrow, not even once", async (context) => {
	context.mock.timers.enable({ apis: ["Date"], now: Date.parse("2027-03-04T23:59:50Z") });
	const cache = new PageCache();
	const control = { cacheControl: { revalidate: 60, expire: 3_600 } };
	await setTold(cache, () => validOn("2027-03-04"), "/day", page("<p>4 March</p>"), control);
	await cache.set("/other", page("<p>no date</p>"), control);
	context.mock.timers.tick(9_000);
	assert.ok(await cache.get("/day"));
	context.mock.timers.tick(1_000);
	assert.equal(await cache.get("/day"), null);
	assert.ok(await cache.get("/other"), "pages without a date outlive midnight");
});

test("a tag drops the pages that carry it and no others", async () => {
	const cache = new PageCache();
	await cache.set("/c", page("c"), { tags: ["products"] });
	await cache.set("/d", page("d"), { tags: ["team"] });
	await cache.revalidateTag(["products"]);
	assert.equal(await cache.get("/c"), null);
	assert.ok(await cache.get("/d"));
});

test("a page that says that it is missing is answered with 404 and cached as such", async () => {
	const cache = new PageCache();
	await setTold(cache, pageIsMissing, "/notices/none", page("<p>Not found</p>"), {});
	assert.equal((await cache.get("/notices/none"))?.value.status, 404);
});

test("a page's age is right even after the clock was set back", async (context) => {
	const cache = new PageCache();
	context.mock.timers.enable({ apis: ["Date"], now: Date.now() - 3_600_000 });
	await cache.set("/clock", page("clock"), {});
	// Next compares with this clock.
	const age = performance.timeOrigin + performance.now() - ((await cache.get("/clock"))?.lastModified ?? 0);
	assert.ok(age >= 0 && age < 60_000, `${age} ms`);
});

test("a change drops the pages rendered from it, and those whose data is unknown", async () => {
	const cache = new PageCache();
	const draw = (key: string, resource: string) =>
		withRequestContext("x", () => {
			recordRead(resource, performance.now(), Date.now());
			return cache.set(key, page(key), {});
		});
	await draw("/notices", "notices");
	await draw("/team", "team");
	await cache.set("/unknown", page("unknown"), {});
	assert.ok(dropPagesThatRead(["notices"]) >= 2);
	assert.equal(await cache.get("/notices"), null);
	assert.equal(await cache.get("/unknown"), null);
	assert.ok(await cache.get("/team"));
	await draw("/notices", "notices");
	assert.ok(await cache.get("/notices"), "rendered again, it is kept");
});

test("a page that was being rendered when its content changed is not kept", async () => {
	const cache = new PageCache();
	await withRequestContext("x", async () => {
		recordRead("notices", performance.now(), Date.now());
		dropPagesThatRead(["notices"]);
		await cache.set("/late", page("old"), {});
	});
	assert.equal(await cache.get("/late"), null);
});

test("every page gets its policy, even one that is not kept", async () => {
	const cache = new PageCache();
	for (const tell of [() => {}, partFailed]) {
		const value = { ...page("<p>good</p>"), headers: { "x-other": "kept" } };
		await setTold(cache, tell, "/e", value, {});
		assert.match(
			String((value.headers as Record<string, string>)["content-security-policy"]),
			/script-src 'self'/,
		);
		assert.equal(value.headers["x-other"], "kept");
	}
});

test("a page is kept as Latin-1, and its data is kept nowhere", async () => {
	const cache = new PageCache();
	const data = Buffer.from("1:{}\n");
	const value = {
		...page("<p>It’s</p><script>self.__next_f.push([1,'It’s'])</script>"),
		rscData: data,
		segmentData: new Map([["/_full", data]]),
	};
	await cache.set("/letters", value, {});
	assert.equal(value.html, "<p>It&#8217;s</p>");
	assert.equal(value.rscData, undefined);
	assert.equal(value.segmentData, undefined);
});

test("a page rendered again with the same content keeps its bytes and the responses made from it", async () => {
	const cache = new PageCache();
	const control = { cacheControl: { revalidate: 60, expire: 3_600 } };
	await cache.set("/same", page("<p>One</p>"), control);
	const before = findPage("/same");
	assert.ok(before);
	const response = {
		headers: ["etag", '"a"'],
		unmodified: [],
		rewrite: undefined,
		isPage: true,
		etag: '"a"',
		body: String(before.value.html),
		length: 0,
		br: Buffer.alloc(1_000),
	};
	keepResponse("/same", before, "/same", response);
	const { bytes, lastModified } = before;

	await cache.set("/same", page("<p>One</p>"), control);
	const after = findPage("/same");
	assert.notEqual(after, before);
	assert.equal(after?.value, before.value);
	assert.equal(after?.responses?.get("/same"), response);
	assert.equal(after?.bytes, bytes);
	assert.ok((after?.lastModified ?? 0) > lastModified, "the page is fresh again");

	await cache.set("/same", page("<p>Two</p>"), control);
	assert.notDeepEqual(findPage("/same")?.value.html, before.value.html);
	assert.equal(findPage("/same")?.responses, undefined);
	await cache.set("/same", page("<p>Two</p>"), { cacheControl: { revalidate: 30, expire: 3_600 } });
	assert.equal(findPage("/same")?.cacheControl?.revalidate, 30);
});

test("a page that failed to load is answered with 503 and not kept", async () => {
	const cache = new PageCache();
	const value: { kind: string; html: string; status?: number; headers?: Record<string, string> } = page(
		"<p>Error loading notice</p>",
	);
	await setTold(cache, pageFailed, "/f", value, {});
	assert.equal(value.status, 503);
	assert.equal(value.headers?.["cache-control"], "no-store");
	assert.equal(await cache.get("/f"), null);
});

test("a visitor's own page is never kept, and replaces no other page", async () => {
	const cache = new PageCache();
	const value: { kind: string; html: string; headers?: Record<string, string> } =
		page("<p>Thank you, Ama</p>");
	await setTold(cache, pageIsPersonal, "/own", value, {});
	assert.equal(value.headers?.["cache-control"], "private, no-store");
	assert.equal(await cache.get("/own"), null);
});

/** How many steps have failed so far. */
async function faultsOf(step: string): Promise<number> {
	const line = (await metricsText())
		.split("\n")
		.find((text) => text.startsWith(`page_cache_faults_total{step="${step}"}`));
	return Number(line?.split(" ").at(-1) ?? 0);
}

const HTML = '<html><head><meta name="viewport" content="x"></head><body><main>It’s</main></body></html>';
const KINDS: [tell: () => void, status: number | undefined, cacheControl: string | undefined][] = [
	[() => {}, undefined, undefined],
	[pageIsMissing, 404, undefined],
	[pageFailed, 503, "no-store"],
	[pageIsPersonal, undefined, "private, no-store"],
];

for (const pass of PASSES) {
	test(`a page whose ${pass.name} cannot be finished keeps its status and a policy`, async (t) => {
		const cache = new PageCache();
		const before = await faultsOf(pass.name);
		t.mock.method(pass, "run", () => {
			throw new TypeError("an injected fault");
		});
		for (const [tell, status, cacheControl] of KINDS) {
			const value: CacheValue = page(HTML);
			await setTold(cache, tell, "/fault", value, {});
			const { "content-security-policy": policy, "cache-control": given } = value.headers ?? {};
			assert.equal(value.status, status);
			if (pass.name !== "policy") {
				assert.match(String(policy), /^default-src 'none'; script-src 'self'/);
				assert.equal(given, cacheControl);
				continue;
			}
			assert.match(String(policy), /^default-src 'none'; script-src 'none'/);
			assert.equal(given, cacheControl ?? "no-store");
			assert.equal(await cache.get("/fault"), null);
		}
		assert.equal(await faultsOf(pass.name), before + KINDS.length);
		await cache.set("/fault", null, {});
	});
}

test("a page that Next hands over as bytes is finished like any other", async () => {
	const cache = new PageCache();
	const value: CacheValue = { kind: "APP_PAGE", html: Buffer.from(HTML) };
	await setTold(cache, pageIsMissing, "/bytes", value, {});
	assert.equal(value.status, 404);
	assert.match(String(value.headers?.["content-security-policy"]), /script-src 'self'/);
});

test("a page in an unknown form is kept by no cache, and none of its scripts runs", async () => {
	const cache = new PageCache();
	const value: CacheValue = { kind: "APP_PAGE", html: { stream: true } };
	await cache.set("/form", value, {});
	assert.equal(value.headers?.["cache-control"], "no-store");
	assert.match(String(value.headers?.["content-security-policy"]), /script-src 'none'/);
	assert.equal(await cache.get("/form"), null);
});
