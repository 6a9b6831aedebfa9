import { absoluteUrl } from "#lib/seo/absolute-url";

/**
 * Paths that search engines must not read: data for this site's own script, and the link preview tool. Pages that should merely not
 * be indexed are not listed: they say so themselves, and must be readable for that. `/preview` is listed with its exact ends,
 * because previews show `/preview-image.jpg` and some of their robots honour this file.
 */
const NOT_FOR_ROBOTS = ["/api/", "/preview$", "/preview?"];

/** The text of `/robots.txt`. */
export const robotsTxt = () =>
	`User-agent: *\n${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
