import { SITE_PAGES } from "#lib/pages/page-registry";

/** Lower-case addresses: the single pages, and the first segment of those with many entries (`/news/{id}`). */
const PAGES = new Set(
	[
		...Object.values(SITE_PAGES).map(({ path }) => path.replace(/\?.*$/, "")),
		"/contact-us",
		"/search",
		"/preview",
		"/stories",
		"/award",
	].filter((path) => path !== "/"),
);

/**
 * The lower-case form of an address typed in capitals ('/News', '/TOOLS/Loan-Cost?rate=36'), with its query unchanged.
 * Undefined if the address is already right or matches nothing on this site in any case. Titles in an address match in any
 * case and stay as typed.
 */
export function lowerCaseAddress(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const whole = path.replace(/\/$/, "");
	if (PAGES.has(whole)) return undefined;
	if (PAGES.has(whole.toLowerCase())) return whole.toLowerCase() + query;
	const [, first = "", rest = ""] = /^(\/[^/]*)(.*)$/s.exec(path) ?? [];
	const isMeant = !PAGES.has(first) && PAGES.has(first.toLowerCase());
	return isMeant ? first.toLowerCase() + rest + query : undefined;
}
