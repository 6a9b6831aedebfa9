import { environment } from "#lib/platform/environment";

/**
 * The full URL of a path on this site, for everything that is published: canonical URLs, link previews, structured
 * data, feeds. Made from `SITE_URL`, never from the Host header, which anyone can set. The home page has no trailing
 * slash, like Next's canonical URLs.
 */
export function absoluteUrl(path: string): string {
	const { SITE_URL } = environment();
	return path === "/" ? SITE_URL : new URL(path, SITE_URL).href;
}
