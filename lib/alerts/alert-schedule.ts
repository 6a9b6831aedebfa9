import { siteSection } from "#lib/site/site-section";

/** What an alert can be, the least urgent first. */
export const ALERT_LEVELS = ["information", "warning", "urgent"] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Something that visitors must know now: a branch that is closed, a service that is down, a fraud that goes round. */
export type Alert = {
	/** Another text is another alert: whoever has closed the old one sees the new one. */
	id: string;
	level: AlertLevel;
	text: string;
	link?: { href: string; label: string };
	/** Moments as ISO text in UTC; from the first on, until the second. Absent: from ever, for ever. */
	startsAt?: string;
	endsAt?: string;
	/** Where it stands: paths, each with all below it. None: on every page. */
	pages: readonly string[];
	isDismissible: boolean;
};

/** More than two would push the page away that the visitor came for. */
export const ALERTS_SHOWN_MAX = 2;

/** The alerts of this moment (`Date.now()`), the most urgent first and of equal ones the newest; each text once. */
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
	return sorted.filter(({ text }, index) => sorted.findIndex((other) => other.text === text) === index);
}

/**
 * The alerts of a page, at most two. `url` is the address that was asked for, with or without a query; undefined when nobody knows
 * it: then those for single pages are shown too.
 */
export function alertsOnPage(alerts: readonly Alert[], url: string | undefined, at: number): Alert[] {
	const page = url === undefined ? undefined : pageOf(url);
	return alertsDue(alerts, at)
		.filter(({ pages }) => page === undefined || pages.length === 0 || pages.some((path) => isOn(path, page)))
		.slice(0, ALERTS_SHOWN_MAX);
}

/** '/' means the home page alone: for every page nobody needs to name one. */
const isOn = (path: string, page: string) => {
	const wanted = pageOf(path);
	return page === wanted || (wanted !== "/" && page.startsWith(`${wanted}/`));
};

/**
 * The page that an address shows, so that all addresses of one page are equal: in small letters, decoded, without query and closing
 * slash, with the section's own name ('/contact-us' is '/locator'), also where a query is served from it ('/news/by-query/…') or it is fetched
 * by a navigation ('….rsc').
 */
function pageOf(url: string): string {
	const path = decoded(url.replace(/[?#].*$/s, ""))
		.toLowerCase()
		.replace(/\.(?:rsc|segments\/.*)$/, "");
	const parts = path.split("/").filter(Boolean);
	const below = parts.slice(1);
	return `/${[siteSection(path), ...below].filter(Boolean).join("/")}`;
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
