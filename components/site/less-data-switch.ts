import { storeLessData } from "#components/site/cookie-jar";
import { LESS_DATA } from "#lib/islands/data-attributes";
import { keepOfflineCopy } from "#lib/offline/offline-copy";
import { choseLessData } from "#lib/site/less-data";
import { SETTINGS_CHANGED } from "#lib/site/settings";

/**
 * Makes the footer's 'Use less data' button work, and keeps or drops the offline page on the phone. The loader shows whether it is
 * pressed, and spares what is fetched ahead. Everything else calls `savesData` before it fetches. The server renders the button; its
 * value says whether there is a service worker. Without cookies it could do nothing, and goes.
 */
export function followLessData(): void {
	const button = document.querySelector<HTMLButtonElement>(`[${LESS_DATA}]`);
	if (!button) return;
	const settle = () => keepOfflineCopy(button.value === "on");
	settle();
	document.addEventListener(SETTINGS_CHANGED, settle);
	button.addEventListener("click", () => storeLessData(!choseLessData()));
	button.hidden = !navigator.cookieEnabled;
}
