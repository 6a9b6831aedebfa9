import { absoluteUrl } from "#lib/seo/absolute-url";

/**
 * What search engines leave alone: data for this site's own script, the second addresses of pages with a query, and the
 * bench for link previews. Pages that only should not be indexed are not here: they say so themselves, and must be read
 * for that. `/preview` stands with its ends: `/preview-image/…` is what previews show, and some of their robots read this.
 */
const NOT_FOR_ROBOTS = ["/api/", "/*/by-query/", "/preview$", "/preview?"];

/** The text of `/robots.txt`. */
export const robotsTxt = () =>
	`User-agent: *\n${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
