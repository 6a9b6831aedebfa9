import { type Alert, alertsDue, alertsOnPage } from "#lib/alerts/alert-schedule";
import { companyIdentity } from "#lib/company/identity";
import { licenceAlerts } from "#lib/licence/licence-change";
import { globalSingleton } from "#lib/platform/global-singleton";
import { recordRead, requestContext } from "#lib/platform/request-context";

/** The sources of alerts: the operators' file and the backend. */
type AlertSource = "file" | "backend";

/** Watchers and routes put alerts up, and pages show them. */
const board = globalSingleton("alert-board", () => new Map<AlertSource, readonly Alert[]>());

/** Replaces a source's alerts. */
export function setActiveAlerts(source: AlertSource, alerts: readonly Alert[]): void {
	board.set(source, alerts);
}

/** All alerts that are active now, for any page. */
export const activeAlerts = (): Alert[] => alertsDue(all(), Date.now());

/**
 * The active alerts of the page being rendered. They are in memory, so no page waits for them or fails because of them. Alerts end
 * on time by themselves, so they do not affect the age of a page's content.
 */
export function alertsOfThisPage(): Alert[] {
	recordRead("alerts", performance.now(), Number.POSITIVE_INFINITY);
	return alertsOnPage(all(), requestContext()?.url, Date.now());
}

const all = () => [
	...(board.get("file") ?? []),
	...(board.get("backend") ?? []),
	...licenceAlerts(companyIdentity(), Date.now()),
];
