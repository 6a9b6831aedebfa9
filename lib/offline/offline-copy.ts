import { lineIsFast, savesData } from "#lib/site/less-data";
import { whenIdle } from "#lib/web/when-idle";

/** Visitors of these pages may soon need the numbers without internet. */
const WORTH_IT_ON = ["/ussd", "/security", "/help", "/offline"];
/** Others keep the offline page from this page of a visit on. */
const WORTH_IT_FROM = 3;
/** A busy phone may not be idle for minutes. */
const IDLE_WITHIN_MS = 3_000;

/** The last request. Requests run one after another, because a removal in progress would take the new worker with it. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Makes the service worker keep the offline page on this phone where that is worth its bytes, or removes it if the site has none
 * or the visitor saves data. Either happens when the page is loaded and idle. Without service workers (over http, in old browsers)
 * nothing happens.
 */
export function keepOfflineCopy(hasWorker: boolean): void {
	const workers = navigator.serviceWorker;
	const act = async () => {
		if (!hasWorker || savesData()) await (await workers.getRegistration())?.unregister();
		else if (isWorthIt()) await workers.register("/service-worker.js");
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

/** Browsers without the Navigation API do not tell which page of the visit this is. */
const isWorthIt = () =>
	lineIsFast() &&
	(WORTH_IT_ON.includes(location.pathname) || (window.navigation?.entries().length ?? 0) >= WORTH_IT_FROM);
