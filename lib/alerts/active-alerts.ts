import { type Alert, alertsDue, alertsOnPage } from "#lib/alerts/alert-schedule";
import { processWide } from "#lib/platform/process-wide";
import { recordRead, requestContext } from "#lib/platform/request-context";

/** Who puts up alerts: the operators' file, and the backend. */
export type AlertSource = "file" | "backend";

const board = processWide("alert-board", () => new Map<AlertSource, readonly Alert[]>());

/** Puts up a source's alerts in place of those it had. */
export function setActiveAlerts(source: AlertSource, alerts: readonly Alert[]): void {
	board.set(source, alerts);
}

/** All that is put up and due now, wherever it stands. */
export const activeAlerts = (): Alert[] => alertsDue(all(), Date.now());

/**
 * The alerts of the page that is being drawn. They are at hand already: no page waits for them, and none fails for them. What ends
 * by itself makes no page old, so that no time of content is noted.
 */
export function alertsOfThisPage(): Alert[] {
	recordRead("alerts", performance.now(), Number.POSITIVE_INFINITY);
	return alertsOnPage(all(), requestContext()?.url, Date.now());
}

const all = () => [...(board.get("file") ?? []), ...(board.get("backend") ?? [])];
