import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { offlineWorker } from "#lib/offline/service-worker";

const ORIGIN = "https://www.example.com";
const PAGE = '<!doctype html><a href="tel:*277%23">*277#</a>';

type Request = { url: string; method?: string; mode?: string };
type Event = {
	request?: { url: string; method: string; mode: string };
	preloadResponse?: Promise<Response | undefined>;
	waitUntil: (work: Promise<unknown>) => void;
	respondWith: (response: Promise<Response>) => void;
};

/** The worker in an isolated environment: a network that can be cut, and time limits that pass at once when it is silent. */
function phone() {
	const listeners = new Map<string, (event: Event) => void>();
	const stores = new Set(["offline-of-an-earlier-release"]);
	const requested: string[] = [];
	const world = { isOnline: true, isSilent: false };
	const scope = {
		addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
		skipWaiting: async () => {},
		registration: {},
		caches: { keys: async () => [...stores], delete: async (name: string) => stores.delete(name) },
		fetch: async ({ url }: { url: string }) => {
			requested.push(url);
			if (world.isSilent) return new Promise(() => {});
			if (!world.isOnline) throw new TypeError("Failed to fetch");
			return new Response(`from the site: ${url}`);
		},
		setTimeout: (then: () => void) => world.isSilent && setImmediate(then),
		Response,
		URL,
	};
	runInNewContext(offlineWorker(PAGE, "default-src 'none'"), { ...scope, self: scope });

	const dispatch = async (name: string, details: Partial<Event> = {}) => {
		const work: Promise<unknown>[] = [];
		let response: Promise<Response> | undefined;
		listeners.get(name)?.({
			...details,
			waitUntil: (promise) => void work.push(promise),
			respondWith: (promise) => {
				response = promise;
			},
		});
		if (name !== "fetch") await Promise.all(work);
		return response;
	};
	return {
		world,
		requested,
		stores,
		start: async () => {
			await dispatch("install");
			await dispatch("activate");
		},
		/** The worker's response; undefined if it leaves the request to the browser. */
		ask: ({ url, method = "GET", mode = "navigate" }: Request) =>
			dispatch("fetch", {
				request: { url: ORIGIN + url, method, mode },
				preloadResponse: Promise.resolve(undefined),
			}),
	};
}

test("the worker fetches nothing by itself and deletes what earlier releases cached", async () => {
	const { start, requested, stores } = phone();
	await start();
	assert.deepEqual(requested, []);
	assert.deepEqual([...stores], []);
});

test("the worker shows the offline page for failed page views, and leaves all other requests alone", async () => {
	const { start, ask, world } = phone();
	await start();
	assert.match((await (await ask({ url: "/about" }))?.text()) ?? "", /from the site/);
	world.isOnline = false;
	const rows: [request: Request, isOffline: boolean][] = [
		[{ url: "/about" }, true],
		[{ url: "/about?category=x" }, true],
		[{ url: "/ussd" }, true],
		[{ url: "/contact", method: "POST" }, false],
		[{ url: "/careers/1/reply/abc" }, false],
		[{ url: "/api/search?q=x" }, false],
		[{ url: "/uploads/abc" }, false],
		[{ url: "/about?_rsc=1", mode: "cors" }, false],
		[{ url: "/_next/static/a.css", mode: "no-cors" }, false],
	];
	for (const [request, isOffline] of rows)
		assert.equal(await (await ask(request))?.text(), isOffline ? PAGE : undefined, request.url);
});

test("the offline page is sent as HTML, with a policy that allows no script", async () => {
	const { ask, world } = phone();
	world.isOnline = false;
	const headers = (await ask({ url: "/about" }))?.headers;
	assert.equal(headers?.get("content-type"), "text/html; charset=utf-8");
	assert.equal(headers?.get("content-security-policy"), "default-src 'none'");
});

test("a page view on a connection that delivers nothing for a while gets the offline page", async () => {
	const { ask, world } = phone();
	world.isSilent = true;
	assert.equal(await (await ask({ url: "/about" }))?.text(), PAGE);
});
