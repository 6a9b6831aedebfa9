import { SITE_PAGES } from "#lib/pages/page-registry";
import { SECTION_ALIASES } from "#lib/site/site-section";

/** Lower-case paths: the single pages, and the first segment of those with many entries (`/news/{id}`). */
const PAGES = new Set(
	[
		...Object.values(SITE_PAGES).map(({ path }) => path.replace(/\?.*$/, "")),
		"/search",
		"/preview",
		...[...SECTION_ALIASES.keys()].map((section) => `/${section}`),
	].filter((path) => path !== "/"),
);

/**
 * Encoded letters, digits, '-', '_' and '~', which mean the same as the plain ones (RFC 3986, 6.2.2.2). Not the dot: '%2e%2e'
 * must not become '..'.
 */
const ENCODED_UNRESERVED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The canonical URL of one typed in capitals or with needless encoding ('/News', '/%66aqs', '/TOOLS/Loan-Cost?rate=36'),
 * with its query unchanged. Undefined if the URL is already canonical or matches nothing on this site in any spelling. Titles
 * in a URL match in any case and stay as typed. Decodes once, so what is encoded twice stays encoded.
 */
export function canonicalUrl(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const decoded = path.replace(ENCODED_UNRESERVED, (octet) => decodeURIComponent(octet));
	const whole = withoutSlash(decoded).toLowerCase();
	if (PAGES.has(whole)) return whole === withoutSlash(path) ? undefined : whole + query;
	const [, first = "", rest = ""] = /^(\/[^/]*)(.*)$/s.exec(decoded) ?? [];
	const canonical = first.toLowerCase() + rest;
	return PAGES.has(first.toLowerCase()) && canonical !== path ? canonical + query : undefined;
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");
