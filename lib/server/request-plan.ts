import { LRUCache } from "lru-cache";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { POSTED_PAGES } from "#lib/pages/posted-pages";
import { isBuildFile, isCachedFile } from "#lib/server/build-files";
import { canonicalUrl } from "#lib/server/canonical-url";
import { isImageUrlAllowed } from "#lib/server/image-url";
import { logPath } from "#lib/server/log-path";
import type { Refusal } from "#lib/server/refusal";
import { type RouteClass, routeClass } from "#lib/server/request-metrics";
import { isPage, MISSING_PAGE, routeUrl } from "#lib/server/route-url";
import { redirectOf } from "#lib/site/redirects";

const READS = new Set(["GET", "HEAD"]);
const PAGE_METHODS = ["GET", "HEAD", "OPTIONS"];
const API_METHODS = [...PAGE_METHODS, "POST"];
/** Besides the pages that reply to their own form. Next takes a post to any other URL for a server action, and logs each. */
const POSTED_ROUTES = /^\/api\/(?:contact|feedback|revalidate|vitals|applications\/[^/]+)$/;
const PLANS_MAX = 2_000;
const PLANNED_MAX_LENGTH = 512;
const MAX_URL_LENGTH = 4_096;

/** The handling of a request, as far as it follows from method and URL alone. */
export type Plan = {
	route: RouteClass;
	/** GET or HEAD. */
	isRead: boolean;
	refused: Refusal | undefined;
	/** The URL that the visitor is redirected to. */
	redirectTo: string | undefined;
	/** The page that replies to what was posted. */
	postedTo: string | undefined;
	/** The kind of response that the cache may serve, if any. */
	cached: "page" | "file" | undefined;
	/** The URL that is requested from Next. */
	requestUrl: string;
	/** Whether it is one of the site's single pages. */
	isListed: boolean;
	/** What logs may contain of the URL's path, those of nginx included. */
	logPath: string;
};
const SINGLE_PAGES: ReadonlySet<string> = new Set(Object.values(SITE_PAGES).map(({ path }) => path));
const plans = new LRUCache<string, Plan>({ max: PLANS_MAX });

/** The plan for this method and URL. Visitors request the same URLs again and again, so plans are cached. */
export function planFor(method: string, url: string): Plan {
	const isRead = READS.has(method);
	const known = isRead ? plans.get(url) : undefined;
	if (known) return known;
	const refused = refusal(method, url);
	const postedTo = POSTED_PAGES.get(pathOf(url));
	const requestUrl = !refused && isRead ? routeUrl(url, isBuildFile) : url;
	const plan = {
		route: routeClass(method, url),
		isRead,
		refused,
		redirectTo: !refused && isRead ? (redirectOf(url) ?? postedTo ?? canonicalUrl(url)) : undefined,
		postedTo: method === "POST" ? postedTo : undefined,
		cached: isRead ? cachedKind(requestUrl) : undefined,
		requestUrl,
		isListed: SINGLE_PAGES.has(requestUrl),
		logPath: logPath(url, refused ? MISSING_PAGE : requestUrl),
	};
	if (isRead && url.length <= PLANNED_MAX_LENGTH) plans.set(url, plan);
	return plan;
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, "");

function cachedKind(requestUrl: string): Plan["cached"] {
	if (isCachedFile(requestUrl)) return "file";
	return isPage(pathOf(requestUrl)) ? "page" : undefined;
}

/** Why a request is refused; undefined if it may pass. */
export function refusal(method = "", url = ""): Refusal | undefined {
	if (!methodsOf(url).includes(method))
		return { status: 405, title: "This kind of request is not possible here" };
	if (url.length > MAX_URL_LENGTH) return { status: 414, title: "This address is too long" };
	return isReadable(url) && isImageUrlAllowed(url) ? undefined : UNREADABLE;
}

export const UNREADABLE: Refusal = { status: 400, title: "This address cannot be read" };

/** The methods that a URL allows. */
export const methodsOf = (url = ""): readonly string[] =>
	POSTED_PAGES.has(pathOf(url)) || POSTED_ROUTES.test(pathOf(url)) ? API_METHODS : PAGE_METHODS;

function isReadable(url: string): boolean {
	if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
	try {
		return !decodeURIComponent(url.split("?", 1)[0] ?? "").includes("\0");
	} catch {
		return false;
	}
}
