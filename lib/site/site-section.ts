/** Addresses that show another section's screen (behaviour §2), and the section whose top link they belong to. */
const ALIASES = new Map([
	["stories", "news"],
	["award", "awards"],
	["contact-us", "locator"],
]);

/** The site section of a path: its first part, with aliases resolved; "" for the home page. */
export function siteSection(pathname: string): string {
	const [section = ""] = pathname.split("/").filter(Boolean);
	return ALIASES.get(section) ?? section;
}
