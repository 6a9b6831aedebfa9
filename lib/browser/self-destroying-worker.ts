/**
 * The service worker of a site that has it switched off: a browser that still has one gets this, which clears its caches
 * and unregisters itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}

export {};
