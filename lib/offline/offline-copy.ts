/**
 * Makes the service worker keep the offline page on this phone and update it once a day, or removes worker and copies. Either
 * happens when the page is loaded and idle. Without service workers (over http, in old browsers) nothing happens.
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
	// A worker that cannot be registered is not the page's fault.
	const quietly = () => void act().catch(() => {});
	const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(quietly);
	if (!workers) return;
	if (document.readyState === "complete") whenIdle();
	else addEventListener("load", whenIdle, { once: true });
}
