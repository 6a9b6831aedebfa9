/**
 * URLs that this site no longer has, and the pages that took their place: permanently (308), with the query. Add a row when a
 * page moves; its old URL may stand in letters, search engines and QR codes for years. Spellings of today's URLs need no
 * row (`lib/server/canonical-url.ts`); two URLs of one screen are aliases (`middleware.ts`).
 */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
	["/home", "/"],
	["/index.html", "/"],
]);

/** The page that took the place of this URL, with its query; undefined if the URL is not an old one. */
export function redirectOf(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const target = REDIRECTS.get(path.toLowerCase().replace(/(?<=.)\/$/, ""));
	return target && target + query;
}
