import { SITE_PAGES } from "#lib/pages/page-registry";

/** Addresses that are written in small letters: the single pages, and the first part of those that are there by the dozen. */
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
 * The address that was meant by one in capitals ('/News', '/TOOLS/Loan-Cost?rate=36'), with the query as it came; undefined for one
 * that is right, or that names nothing of this site in any case. Titles in an address are found whatever their case, and stay.
 */
export function addressInSmallLetters(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const whole = path.replace(/\/$/, "");
	if (PAGES.has(whole)) return undefined;
	if (PAGES.has(whole.toLowerCase())) return whole.toLowerCase() + query;
	const [, first = "", rest = ""] = /^(\/[^/]*)(.*)$/s.exec(path) ?? [];
	const isMeant = !PAGES.has(first) && PAGES.has(first.toLowerCase());
	return isMeant ? first.toLowerCase() + rest + query : undefined;
}
