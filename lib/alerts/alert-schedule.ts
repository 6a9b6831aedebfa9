import { entryPath } from "#lib/site/entry-path";
import { siteSection } from "#lib/site/site-section";
import { decodedSegment } from "#lib/web/path-segment";

/** The levels of an alert, least urgent first. */
export const ALERT_LEVELS = ["information", "warning", "urgent"] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Something that visitors must know now: a closed branch, a service outage, a current fraud. */
export type Alert = {
	/** A new text is a new alert, shown also to visitors who closed the old one. */
	id: string;
	level: AlertLevel;
	text: string;
	link?: { href: string; label: string };
	/** Times as ISO text in UTC: from the first until the second. Absent: no start or no end. */
	startsAt?: string;
	endsAt?: string;
	/** The pages that show it: paths, each including everything below it. Empty: every page. */
	pages: readonly string[];
	isDismissible: boolean;
};

/** More than two would push the page's content too far down. */
const ALERTS_SHOWN_MAX = 2;

/** The alerts active at this time (`Date.now()`), most urgent first, then newest first; each text once. */
export function alertsDue<T extends Alert>(alerts: readonly T[], at: number): T[] {
	const due = alerts.filter(
		({ startsAt, endsAt }) =>
			(startsAt === undefined || Date.parse(startsAt) <= at) &&
			(endsAt === undefined || at < Date.parse(endsAt)),
	);
	const sorted = due.toSorted(
		(a, b) =>
			ALERT_LEVELS.indexOf(b.level) - ALERT_LEVELS.indexOf(a.level) ||
			(b.startsAt ?? "").localeCompare(a.startsAt ?? ""),
	);
	return [...new Map(sorted.toReversed().map((alert) => [alert.text, alert])).values()].toReversed();
}

/**
 * The alerts of a page, at most two. `url` is the requested URL, with or without a query. If it is undefined (unknown), alerts
 * for single pages are included too.
 */
export function alertsOnPage(alerts: readonly Alert[], url: string | undefined, at: number): Alert[] {
	const page = url === undefined ? undefined : pageOf(url);
	return alertsDue(alerts, at)
		.filter(({ pages }) => page === undefined || pages.length === 0 || pages.some((path) => isOn(path, page)))
		.slice(0, ALERTS_SHOWN_MAX);
}

/** The alert whose text has this name of a branch as whole words. */
export function alertNaming(name: string, alerts: readonly Alert[]): Alert | undefined {
	const words = name
		.toLowerCase()
		.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replace(/\s+/g, "\\s+");
	const named = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u");
	return alerts.find(({ text }) => named.test(text.toLowerCase()));
}

/** '/' means the home page alone; alerts for every page name none. */
const isOn = (path: string, page: string) => {
	const wanted = pageOf(path);
	return page === wanted || (wanted !== "/" && page.startsWith(`${wanted}/`));
};

/**
 * The page that a URL shows, so that all URLs of one page are equal: lower-case, decoded, without query and
 * trailing slash, with the section's own name ('/contact-us' is '/locator'), and as the page is rendered: a product in any
 * category, '+' for a space.
 */
function pageOf(url: string): string {
	const path = url.replace(/[?#].*$/s, "").toLowerCase();
	const decoded = decodedSegment(entryPath(withoutSlashes(path))).replaceAll("+", " ");
	const parts = decoded.split("/").filter(Boolean);
	const below = parts.slice(1);
	return `/${[siteSection(decoded), ...below].filter(Boolean).join("/")}`;
}

function withoutSlashes(path: string): string {
	let end = path.length;
	while (path.charAt(end - 1) === "/") end--;
	return path.slice(0, end);
}
