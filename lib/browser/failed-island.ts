import { ISLAND_BASE } from "../islands/island-markup.ts";
import { type IslandFailure, VITALS_PATH } from "../vitals/vitals-report.ts";

/** The failures that this page has told of: one of each kind is enough. */
const reported = new Set<string>();

/** Counts that a script failed. Holds nothing of the visitor, so it needs no consent. */
export function reportFailure(island: string | undefined, reason: IslandFailure) {
	const body = JSON.stringify({ island, reason });
	if (reported.has(body)) return;
	reported.add(body);
	const headers = { "content-type": "application/json" };
	fetch(VITALS_PATH, { method: "POST", headers, body, keepalive: true, credentials: "omit" }).catch(() => {});
}

/** An error that one of the site's scripts throws later, for example when a button is pressed. */
export function onError({ error, reason = error }: Partial<ErrorEvent & PromiseRejectionEvent>) {
	const file = new RegExp(`${ISLAND_BASE}([\\w-]+)-\\w+\\.js`).exec(reason?.stack ?? "");
	if (file) reportFailure(file[1], "error");
}
