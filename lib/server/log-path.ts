import { MISSING_PAGE } from "#lib/server/route-url";

/** The rest of a longer path tells an operator nothing more. */
const LOGGED_PATH_MAX = 200;

/**
 * The path of a URL as logs may contain it, of at most 200 printable characters. A query may be what a person typed, and the
 * address of a reply opens what somebody sent. Of a path that the site does not know, or that has an encoded slash, it is the first
 * segment, because anything may stand behind it. `requestUrl` is the URL that is requested from Next for it.
 */
export function logPath(url: string, requestUrl: string): string {
	const [path = ""] = url.split(/[?#]/, 1);
	const isKnown = requestUrl !== MISSING_PAGE && !/%2f|%25/i.test(path);
	const shown = isKnown ? path.replace(/\/reply\/.*$/s, "/reply/-") : /^\/[^/%]*/.exec(path)?.[0];
	return (shown ?? "/").replace(/[^\x21-\x7e]/g, "-").slice(0, LOGGED_PATH_MAX);
}
