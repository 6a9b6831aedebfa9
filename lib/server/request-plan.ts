import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { formPage, POSTED_PAGES } from "#lib/pages/posted-pages";
import { isDevelopment } from "#lib/platform/development";
import type { FileOnDisk } from "#lib/response-cache/file-on-disk";
import { isBuildFile, isCachedFile, servedFile } from "#lib/server/build-files";
import { canonicalUrl } from "#lib/server/canonical-url";
import { IMAGE_PREFIX, isImageUrlAllowed } from "#lib/server/image-url";
import { logPath } from "#lib/server/log-path";
import { isUpload, OPERATION } from "#lib/server/operation";
import type { Refusal } from "#lib/server/refusal";
import { type RouteClass, routeClass } from "#lib/server/request-metrics";
import { isCachedHandler, isPage, MISSING_PAGE, routeUrl, withoutSlashes } from "#lib/server/route-url";
import { redirectOf } from "#lib/site/redirects";

const READS = new Set(["GET", "HEAD"]);
const PAGE_METHODS = ["GET", "HEAD", "OPTIONS"];
const API_METHODS = [...PAGE_METHODS, "POST"];
/** Besides the pages that reply to their own form. Next takes a post to any other URL for a server action, and logs each. */
const POSTED_ROUTES = /^\/api\/(?:contact|feedback|revalidate|vitals|applications\/[^/]+)$/;
const PREVIEW_PATH = "/preview-image.jpg";
const PLANS_MAX = 2_000;
const PLANNED_MAX_LENGTH = 512;
const MAX_URL_LENGTH = 4_096;

/**
 * Where the response comes from, which says what it costs. `process`: answered at once, without Next. `memory file` and `file`: sent from
 * memory or from the disk, without Next. `page` and `cached handler` (a feed, the sitemap): kept in the response cache, and rendered in
 * turn. `picture` and `handler`: made by Next in turn, each time. `next`: whatever is sent to the site, which has limits of its own.
 */
type Source = "process" | "memory file" | "file" | "page" | "cached handler" | "picture" | "handler" | "next";

/** One request and its response. `handle` passes it to Next. */
export type Exchange = {
	request: IncomingMessage;
	response: ServerResponse;
	id: string;
	handle: RequestListener;
};

/** The handling of a request, as far as it follows from method and URL alone: the one place that judges a URL. */
export type Plan = {
	route: RouteClass;
	/** The methods that the URL allows. */
	methods: readonly string[];
	refused: Refusal | undefined;
	/** The URL that the visitor is redirected to. */
	redirectTo: string | undefined;
	/** Whether the client asks which methods are allowed (`OPTIONS`). */
	isOptions: boolean;
	/** The page that replies to what was posted. */
	postedTo: string | undefined;
	source: Source;
	/** The file that is sent, if there is one on the disk. */
	file: FileOnDisk | undefined;
	/** The URL that is requested from Next, and the key in the response cache. */
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
	const plan: Plan = {
		route: routeClass(method, url),
		methods: methodsOf(url),
		refused,
		redirectTo: !refused && isRead ? redirectFor(url) : undefined,
		isOptions: method === "OPTIONS" && !url.startsWith("/api/"),
		postedTo: method === "POST" ? postedTo : undefined,
		source: !refused && isRead ? sourceOf(requestUrl) : "next",
		file: !refused && isRead ? servedFile(pathOf(requestUrl)) : undefined,
		requestUrl,
		isListed: SINGLE_PAGES.has(requestUrl),
		logPath: logPath(url, refused ? MISSING_PAGE : (withoutSlashes(url) ?? requestUrl)),
	};
	if (isRead && !isDevelopment && url.length <= PLANNED_MAX_LENGTH) plans.set(url, plan);
	return plan;
}

const redirectFor = (url: string) =>
	redirectOf(url) ?? formPage(pathOf(url)) ?? canonicalUrl(url) ?? withoutSlashes(url);

const pathOf = (url: string) => url.replace(/[?#].*$/s, "");

function sourceOf(requestUrl: string): Source {
	const path = pathOf(requestUrl);
	if (OPERATION.has(path) || isUpload(path)) return "process";
	if (isCachedFile(requestUrl)) return "memory file";
	if (isBuildFile(requestUrl) || path.startsWith("/content/")) return "file";
	if (isPage(path)) return "page";
	if (isCachedHandler(path)) return "cached handler";
	return requestUrl.startsWith(IMAGE_PREFIX) || path === PREVIEW_PATH ? "picture" : "handler";
}

/** Why a request is refused; undefined if it may pass. */
export function refusal(method = "", url = ""): Refusal | undefined {
	if (!methodsOf(url).includes(method))
		return { status: 405, title: "This kind of request is not possible here" };
	if (url.length > MAX_URL_LENGTH) return { status: 414, title: "This address is too long" };
	return isReadable(url) && isImageUrlAllowed(url) ? undefined : UNREADABLE;
}

export const UNREADABLE: Refusal = { status: 400, title: "This address cannot be read" };

const methodsOf = (url: string): readonly string[] =>
	POSTED_PAGES.has(pathOf(url)) || POSTED_ROUTES.test(pathOf(url)) ? API_METHODS : PAGE_METHODS;

function isReadable(url: string): boolean {
	if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
	try {
		return !decodeURIComponent(url.split("?", 1)[0] ?? "").includes("\0");
	} catch {
		return false;
	}
}
