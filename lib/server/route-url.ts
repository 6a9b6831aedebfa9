import { globSync } from "node:fs";
import { join } from "node:path";
import { recognisedQuery } from "#lib/pages/page-query";
import { isDevelopment } from "#lib/platform/development";
import { isUpload, OPERATION } from "#lib/server/operation";
import { entryPath } from "#lib/site/entry-path";
import { ROUTE_ALIASES } from "#lib/site/site-section";

/** The not-found page. */
export const MISSING_PAGE = "/missing";
/** As the URL standard reads it: encoded dots count. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
/** Endings that make Next send a page's data instead of the page. No browser of this site requests them. */
const DATA_ENDING = /\.(?:rsc|action)$/i;

const PAGES = [
	...routes("page.tsx"),
	...(isDevelopment ? routes("page.dev.tsx") : []),
	...Object.keys(ROUTE_ALIASES).map((route) => patternOf(route.slice(1).split("/"))),
];
const HANDLERS = routes("route.ts");

/**
 * The URL that is requested from Next for the URL that a visitor requested. It is also the key in the response cache. Of a page's
 * query only the recognised part remains, so that everybody shares one cached page. A path with neither page nor file nor
 * route handler becomes that of the not-found page. `isFile` tells whether a file is served at a path.
 */
export function routeUrl(url: string, isFile: (path: string) => boolean): string {
	const [, path = "", query = ""] = /^([^?#]*)\??(.*)$/s.exec(url) ?? [];
	if (DOT_SEGMENT.test(path) || DATA_ENDING.test(path)) return MISSING_PAGE;
	if (isFile(path)) return path;
	if (isPage(path)) return pageUrl(path, query);
	if (isCachedHandler(path) && !path.startsWith("/content/")) return path;
	return isKnown(path) ? url : MISSING_PAGE;
}

/** The URL of what stands at a path without its needless slashes, with its query; undefined if it has none, or nothing stands there. */
export function withoutSlashes(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
	return plain !== path && isKnown(plain) ? plain + query : undefined;
}

/** Whether Next renders a page at this path. A route handler is none, even where a page would take its name for an id. */
export const isPage = (path: string): boolean => !isHandled(path) && PAGES.some((route) => route.test(path));

/** Route handlers outside `/api` whose text depends on a query, or which make a picture. */
const OF_A_QUERY = new Set(["/preview-image.jpg", "/tools/loan-cost/repayments.ics"]);

/** Whether a route handler makes a text at this path that is the same for everybody: a feed, the sitemap, a calendar. */
export const isCachedHandler = (path: string): boolean =>
	isHandled(path) && !path.startsWith("/api/") && !OF_A_QUERY.has(path);

const isHandled = (path: string) => HANDLERS.some((route) => route.test(path));

const isKnown = (path: string) =>
	isPage(path) || path === "/_next/image" || isHandled(path) || OPERATION.has(path) || isUpload(path);

/** A product or a branch has one URL, however it was written. */
function pageUrl(path: string, query: string): string {
	const recognised = query ? recognisedQuery(path, new URLSearchParams(query)).toString() : "";
	return entryPath(path) + (recognised && `?${recognised}`);
}

/** The paths that the files with this name in `app` answer, by Next's rules for folders. */
function routes(name: "page.tsx" | "page.dev.tsx" | "route.ts"): RegExp[] {
	// A pattern leaves out what begins with a dot, unless it says so.
	const files = globSync([`**/${name}`, `.well-known/**/${name}`], {
		cwd: join(import.meta.dirname, "../../app"),
	});
	if (files.length === 0) throw new Error("The folder app is missing beside server.ts.");
	return files.map((file) => patternOf(file.split(/[\\/]/).slice(0, -1)));
}

function patternOf(folders: readonly string[]): RegExp {
	const parts = folders
		.filter((folder) => !folder.startsWith("("))
		.map((folder) =>
			folder.startsWith("[...") ? ".+" : folder.startsWith("[") ? "[^/]+" : folder.replaceAll(".", "\\."),
		);
	return new RegExp(`^/${parts.join("/")}$`);
}
