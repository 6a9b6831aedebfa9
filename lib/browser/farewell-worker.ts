/** The service worker of a site that wants none: a browser that asks for its worker gets this one, which clears up and goes. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}

export {};
