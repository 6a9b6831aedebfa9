import { whenIdle } from "#lib/web/when-idle";

/** A busy phone may not be idle for minutes. */
const IDLE_WITHIN_MS = 3_000;

/** The last request. Requests run one after another, because a removal in progress would take the new worker with it. */
let latest: Promise<void> = Promise.resolve();

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
	// A failed registration is not the page's fault.
	const quietly = () => {
		latest = latest.then(act).catch(() => {});
	};
	const start = () => whenIdle(quietly, IDLE_WITHIN_MS);
	if (!workers) return;
	if (document.readyState === "complete") start();
	else addEventListener("load", start, { once: true });
}
