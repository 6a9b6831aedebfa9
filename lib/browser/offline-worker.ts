/**
 * The service worker: shows the offline page, which is part of this file, in place of a page view that fails. It caches nothing
 * and leaves forms, their replies, data and files to the browser. Browsers compare its bytes with those that they have: a release
 * that changes neither code nor numbers costs a returning visitor nothing.
 */
declare const self: ServiceWorkerGlobalScope;
/** Defined before this script by the server. */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_HEADERS: Record<string, string>;

const NEVER = /^\/(?:api|uploads)\/|\/reply\//;
/** A slow page is worth waiting for. One that has sent nothing for this long counts as lost. */
const NETWORK_WAIT_MS = 20_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	if (method !== "GET" || mode !== "navigate" || NEVER.test(new URL(url).pathname)) return;
	event.respondWith(pageOrOfflinePage(event));
});

async function takeOver() {
	// Earlier releases cached pages and files.
	for (const name of await caches.keys()) await caches.delete(name);
	// Without it, a page view would wait for this script to start.
	await self.registration.navigationPreload?.enable();
}

async function pageOrOfflinePage(event: FetchEvent): Promise<Response> {
	const arriving = arrive(event).catch(() => undefined);
	event.waitUntil(arriving);
	const response = await Promise.race([arriving, timeLimit()]);
	return response ?? new Response(OFFLINE_PAGE, { headers: OFFLINE_HEADERS });
}

const arrive = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
	(await preloadResponse) ?? fetch(request);

const timeLimit = () => new Promise<void>((resolve) => setTimeout(resolve, NETWORK_WAIT_MS));

export {};
