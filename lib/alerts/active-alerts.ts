import { type Alert, alertsDue, alertsOnPage } from "#lib/alerts/alert-schedule";
import { companyIdentity } from "#lib/company/identity";
import { licenceAlerts } from "#lib/licence/licence-change";
import { recordRead, requestContext } from "#lib/platform/request-context";
import { watchedList } from "#lib/platform/watched-list";

const alertsOf = {
	/** The operators' file. */
	file: watchedList<Alert>("alerts of the file"),
	backend: watchedList<Alert>("alerts of the backend"),
};

/** Replaces a source's alerts. */
export const setActiveAlerts = (source: keyof typeof alertsOf, alerts: readonly Alert[]): void =>
	alertsOf[source].replace(alerts);

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
	...alertsOf.file.items(),
	...alertsOf.backend.items(),
	...licenceAlerts(companyIdentity(), Date.now()),
];
