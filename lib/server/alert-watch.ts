import { activeAlerts, setActiveAlerts } from "#lib/alerts/active-alerts";
import { refreshAlerts } from "#lib/backend/alerts";
import { readAlertsFile } from "#lib/backend/alerts-file";
import { log } from "#lib/platform/log";
import { operatorFile } from "#lib/platform/operator-files";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { watchFile } from "#lib/server/watched-file";

/** How soon every page reflects a start, an end or a changed file. */
const CHECK_INTERVAL_MS = 1_000;
/** How soon a change in the backend is noticed if its publishers do not call `/api/revalidate`. */
const POLL_INTERVAL_MS = 30_000;

let shown = "[]";

/**
 * Keeps the active alerts current: reads the operators' file when it changes, polls the backend, and drops the cached pages
 * when different alerts are due. Otherwise cached pages would show an alert too late or too long.
 */
export function watchAlerts(): void {
	watchFile(
		operatorFile("alerts.json"),
		() => setActiveAlerts("file", readAlertsFile()),
		"alerts file not used",
	);
	checkAlerts();
	void refreshAlerts().then(checkAlerts);
	setInterval(checkAlerts, CHECK_INTERVAL_MS).unref();
	setInterval(() => void refreshAlerts().then(checkAlerts), POLL_INTERVAL_MS).unref();
}

function checkAlerts() {
	const due = JSON.stringify(activeAlerts());
	if (due === shown) return;
	shown = due;
	const pages = dropPagesThatRead(["alerts"]);
	log.info({ alerts: activeAlerts().map(({ id, level }) => ({ id, level })), pages }, "alerts changed");
}
