import { environment } from "#lib/platform/environment";

/**
 * The whole address of a path on this site, for everything that leaves it: canonical addresses, link previews, structured
 * data, feeds. Made from `SITE_URL`, never from the Host header, which anyone may write. The home page has no slash at its
 * end, as Next writes canonical addresses.
 */
export function absoluteUrl(path: string): string {
	const { SITE_URL } = environment();
	return path === "/" ? SITE_URL : new URL(path, SITE_URL).href;
}
