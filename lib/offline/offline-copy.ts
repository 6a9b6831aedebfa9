/**
 * Has the service worker keep the offline page on this phone and, once a day, bring it up to date; or takes worker and copies
 * away. Both when the page is there and nothing else is to be done. Without a service worker (over http, in old browsers)
 * nothing happens.
 */
export function keepOfflineCopy(isWanted: boolean): void {
	const workers = navigator.serviceWorker;
	const act = async () => {
		if (isWanted) {
			await workers.register("/service-worker.js");
			(await workers.ready).active?.postMessage("");
		} else if (await (await workers.getRegistration())?.unregister()) {
			for (const name of await caches.keys()) await caches.delete(name);
		}
	};
	// A worker that cannot be had is no fault of the page.
	const quietly = () => void act().catch(() => {});
	const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(quietly);
	if (!workers) return;
	if (document.readyState === "complete") whenIdle();
	else addEventListener("load", whenIdle, { once: true });
}
