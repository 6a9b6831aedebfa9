/** Addresses that show another section's screen (behaviour §2), and the section whose top link they belong to. */
const ALIASES = new Map([
	["stories", "news"],
	["award", "awards"],
	["contact-us", "locator"],
]);

/**
 * The section of the site that a path belongs to: its first part, with aliases resolved; "" for the home page. Equal for
 * the address that a visitor sees and for the internal one that a query is served from (`/news/by-query/…`), so that server
 * and browser mark the same link as active.
 */
export function siteSection(pathname: string): string {
	const [section = ""] = pathname.split("/").filter(Boolean);
	return ALIASES.get(section) ?? section;
}
