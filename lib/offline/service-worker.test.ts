import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { offlineWorker } from "#lib/offline/service-worker";

const ORIGIN = "https://www.example.com";
const PAGE = `<html><head><style>critical</style><script>x</script></head>
<img src="/_next/static/media/logo.x.svg"/><img src="/images/ghana-map.svg"/><img src="/images/branch.webp"/><section aria-label="Notice" data-nosnippet="">alert</section><main>PATH<div hidden="" id="lost-page">lost</div></main><link rel="stylesheet" href="/_next/static/a.css"/><aside>offers</aside><footer>foot</footer></html>`;
const CSS = "@font-face{src:url(/_next/static/f.woff2)}@media (scripting:none){.x{mask:url('i.svg')}}";

type Request = { url: string; method?: string; mode?: string };
type Event = {
	request?: { url: string; method: string; mode: string };
	preloadResponse?: Promise<Response | undefined>;
	waitUntil: (work: Promise<unknown>) => void;
	respondWith: (response: Promise<Response>) => void;
};

/** The worker in an isolated environment: a server with a few files, a network that can be cut, a stopped clock. */
function phone(build = "one", stores = new Map<string, Map<string, Response>>()) {
	const listeners = new Map<string, (event: Event) => void>();
	const requested: string[] = [];
	const world = { isOnline: true, isSilent: false, now: 1_000_000, headers: {} as Record<string, string> };
	const timers: (() => void)[] = [];
	const serve = async (path: string): Promise<Response> => {
		requested.push(path);
		if (world.isSilent) return new Promise(() => {});
		if (!world.isOnline) throw new TypeError("Failed to fetch");
		const isPage = !/\.\w+$/.test(path);
		const body = isPage ? PAGE.replace("PATH", path) : path.endsWith(".css") ? CSS : path;
		const response = new Response(body, { headers: isPage ? world.headers : {} });
		Object.defineProperty(response, "url", { value: ORIGIN + path });
		return response;
	};
	const cacheOf = (store: Map<string, Response>) => ({
		match: async (key: string) => store.get(key.replace(ORIGIN, ""))?.clone(),
		put: async (key: string, response: Response) => void store.set(key, response),
	});
	const scope = {
		addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
		skipWaiting: async () => {},
		location: { origin: ORIGIN },
		registration: {},
		caches: {
			open: async (name: string) => {
				if (!stores.has(name)) stores.set(name, new Map());
				return cacheOf(stores.get(name) ?? new Map());
			},
			keys: async () => [...stores.keys()],
			delete: async (name: string) => stores.delete(name),
		},
		fetch: (target: string | { url: string }) =>
			serve((typeof target === "string" ? target : target.url).replace(ORIGIN, "")),
		setTimeout: (then: () => void) => timers.push(then),
		Date: { now: () => world.now },
		Response,
		Headers,
		URL,
	};
	runInNewContext(offlineWorker(build), { ...scope, self: scope });

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
		install: () => dispatch("install"),
		activate: () => dispatch("activate"),
		remind: () => dispatch("message"),
		/** The worker's answer; undefined if it leaves the request to the browser. */
		ask: async ({ url, method = "GET", mode = "navigate" }: Request) => {
			const request = { url: url.startsWith("/") ? ORIGIN + url : url, method, mode };
			const response = dispatch("fetch", { request, preloadResponse: Promise.resolve(undefined) });
			await Promise.resolve();
			for (const timer of timers.splice(0)) if (world.isSilent) timer();
			return (await response)?.text();
		},
	};
}

test("the worker serves failed page views from its cache, and leaves all other requests alone", async () => {
	const { install, ask, world } = phone();
	await install();
	world.isOnline = false;
	const rows: [request: Request, expected: RegExp | undefined][] = [
		[{ url: "/about" }, /<main>\/offline/],
		[{ url: "/about?category=x" }, /<main>\/offline/],
		[{ url: "/careers" }, /<main>\/offline/],
		[{ url: "/contact-us" }, /<main>\/offline/],
		[{ url: "/ussd" }, /<main>\/ussd/],
		[{ url: "/security" }, /<main>\/security/],
		[{ url: "/security?check=0244" }, /<main>\/offline/],
		[{ url: "/_next/static/a.css?kept", mode: "no-cors" }, /font-face/],
		[{ url: "/_next/static/media/logo.x.svg?kept", mode: "no-cors" }, /logo/],
		[{ url: "/contact" }, /<main>\/offline/],
		[{ url: "/contact?tab=loan" }, /<main>\/offline/],
		[{ url: "/contact/reply/abc" }, undefined],
		[{ url: "/careers/1" }, /<main>\/offline/],
		[{ url: "/careers/1/reply/abc" }, undefined],
		[{ url: "/uploads/cv" }, undefined],
		[{ url: "/api/branches", mode: "cors" }, undefined],
		[{ url: "/api/branches" }, undefined],
		[{ url: "/api/contact", method: "POST" }, undefined],
		[{ url: "/about", method: "POST" }, undefined],
		[{ url: "/about", mode: "cors" }, undefined],
		[{ url: "/about?_rsc=1", mode: "cors" }, undefined],
		[{ url: "/_next/static/a.css", mode: "no-cors" }, undefined],
		[{ url: "/images/a.webp", mode: "no-cors" }, undefined],
		[{ url: "https://tile.openstreetmap.org/1.png", mode: "no-cors" }, undefined],
	];
	for (const [request, expected] of rows) {
		const response = await ask(request);
		if (expected) assert.match(response ?? "", expected, request.url);
		else assert.equal(response, undefined, JSON.stringify(request));
	}
});

test("a page view on a connection that delivers nothing for a while gets the offline page", async () => {
	const { install, ask, world } = phone();
	await install();
	world.isSilent = true;
	assert.match((await ask({ url: "/about" })) ?? "", /<main>\/offline/);
});

test("copies are updated once a day, and at the first reminder after the clock was set back", async () => {
	const { install, remind, requested, world } = phone();
	await install();
	const rounds = () => requested.filter((path) => path === "/offline").length;
	await remind();
	assert.equal(rounds(), 1);
	world.now += 86_400_000;
	await remind();
	await remind();
	assert.equal(rounds(), 2);
	world.now -= 500;
	await remind();
	assert.equal(rounds(), 3);
	world.now += 86_400_000;
	world.isOnline = false;
	await remind();
	await remind();
	assert.equal(rounds(), 4, "a failure is not repeated before the next day");
});

for (const cacheControl of ["no-store", "private, no-store"]) {
	test(`a page that says ${cacheControl} never replaces a cached page`, async () => {
		const { install, remind, ask, world } = phone();
		await install();
		world.headers = { "cache-control": cacheControl };
		world.now += 86_400_000;
		await remind();
		world.isOnline = false;
		assert.match((await ask({ url: "/about" })) ?? "", /<main>\/offline/);
		const second = phone();
		second.world.headers = { "cache-control": cacheControl };
		await assert.rejects(second.install(), "and without the offline page there is no worker");
	});
}

test("a new build fetches everything again and deletes the old copies", async () => {
	const first = phone();
	await first.install();
	const second = phone("two", first.stores);
	await second.install();
	assert.deepEqual([...first.stores.keys()], ["offline-one", "offline-two"], "until it takes over");
	await second.activate();
	assert.deepEqual([...first.stores.keys()], ["offline-two"]);
	assert.ok(second.requested.includes("/ussd"));
});
