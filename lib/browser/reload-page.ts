/** In development, each page has this script. Reloads the page when something has changed, and shows why a build failed. */
import { CHANGES_URL } from "./page-state.ts";

let loaded: number | undefined;
let events: EventSource | undefined;

/** Follows the changes while the page is in view: a browser keeps only six connections to a server. */
function follow() {
	events?.close();
	if (document.hidden) return;
	events = new EventSource(CHANGES_URL);
	events.onmessage = ({ data }) => {
		const { version, error } = JSON.parse(data) as { version: number; error: string };
		loaded ??= version;
		if (error) showError(error);
		else if (version > loaded) location.reload();
	};
}

function showError(text: string) {
	const message = document.createElement("pre");
	message.setAttribute("role", "alert");
	message.style.cssText =
		"position:fixed;inset:0 0 auto;z-index:99;margin:0;padding:1em;white-space:pre-wrap;background:#fff;color:#900";
	message.textContent = text;
	document.body.append(message);
}

document.addEventListener("visibilitychange", follow);
follow();
