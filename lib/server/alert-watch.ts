import { activeAlerts, setActiveAlerts } from "#lib/alerts/active-alerts";
import { refreshAlerts } from "#lib/backend/alerts";
import { alertsFileState, readAlertsFile } from "#lib/backend/alerts-file";
import { dropPagesThatRead } from "#lib/page-cache/page-store";
import { log } from "#lib/platform/log";

/** How soon a start, an end or a change of the file is seen on every page. */
const LOOK_EVERY_MS = 1_000;
/** How soon the backend's are, unless its publishers call. */
const ASK_EVERY_MS = 30_000;

let fileState = "";
let shown = "[]";

/**
 * Keeps the board of alerts: reads the operators' file when it has changed, asks the backend now and then, and when others are due
 * than before, has the pages drawn anew. Pages are cached, and an alert must come and go to the minute on all of them.
 */
export function watchAlerts(): void {
	look();
	void refreshAlerts().then(look);
	setInterval(look, LOOK_EVERY_MS).unref();
	setInterval(() => void refreshAlerts().then(look), ASK_EVERY_MS).unref();
}

function look() {
	readChangedFile();
	const due = JSON.stringify(activeAlerts());
	if (due === shown) return;
	shown = due;
	const pages = dropPagesThatRead(["alerts"]);
	log.info({ alerts: activeAlerts().map(({ id, level }) => ({ id, level })), pages }, "alerts changed");
}

/** A file that cannot be read leaves up what it said before, and says why in the log. */
function readChangedFile() {
	const state = alertsFileState();
	if (state === fileState) return;
	fileState = state;
	try {
		setActiveAlerts("file", readAlertsFile());
	} catch (error) {
		log.error({ fault: error instanceof Error ? error.message : String(error) }, "alerts file not used");
	}
}
