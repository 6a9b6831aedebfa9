import { activeAlerts, setActiveAlerts } from "#lib/alerts/active-alerts";
import { refreshAlerts } from "#lib/backend/alerts";
import { alertsFile, readAlertsFile } from "#lib/backend/alerts-file";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";

/** How soon every page reflects a start, an end or a changed file. */
const CHECK_INTERVAL_MS = 1_000;
/** How soon a change in the backend is noticed if its publishers do not call `/api/revalidate`. */
const POLL_INTERVAL_MS = 30_000;

let knownState = "";
let shown = "[]";

/**
 * Keeps the active alerts current: reads the operators' file when it changes, polls the backend, and drops the cached pages
 * when different alerts are due. Otherwise cached pages would show an alert too late or too long.
 */
export function watchAlerts(): void {
	checkAlerts();
	void refreshAlerts().then(checkAlerts);
	setInterval(checkAlerts, CHECK_INTERVAL_MS).unref();
	setInterval(() => void refreshAlerts().then(checkAlerts), POLL_INTERVAL_MS).unref();
}

function checkAlerts() {
	readChangedFile();
	const due = JSON.stringify(activeAlerts());
	if (due === shown) return;
	shown = due;
	const pages = dropPagesThatRead(["alerts"]);
	log.info({ alerts: activeAlerts().map(({ id, level }) => ({ id, level })), pages }, "alerts changed");
}

/** A file that cannot be read leaves the current alerts in place. The log gives the reason. */
function readChangedFile() {
	const state = fileState(alertsFile());
	if (state === knownState) return;
	knownState = state;
	try {
		setActiveAlerts("file", readAlertsFile());
	} catch (error) {
		log.error({ error: error instanceof Error ? error.message : String(error) }, "alerts file not used");
	}
}
