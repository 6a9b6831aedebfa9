/** Sections whose addresses show another section's screen (behaviour §2), and that section. `middleware.ts` serves them. */
export const SECTION_ALIASES: ReadonlyMap<string, string> = new Map([
	["stories", "news"],
	["award", "awards"],
	["contact-us", "locator"],
]);

/** The site section of a path: its first part, with aliases resolved; "" for the home page. */
export function siteSection(pathname: string): string {
	const [section = ""] = pathname.split("/").filter(Boolean);
	return SECTION_ALIASES.get(section) ?? section;
}
