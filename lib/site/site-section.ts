/** Second routes of a screen (behaviour §2), each with the route that renders it. The matcher of `middleware.ts` repeats them. */
export const ROUTE_ALIASES = {
	"/stories/[id]": "/news/[id]",
	"/award/[id]": "/awards/[id]",
	"/contact-us": "/locator",
} as const;

const firstSegment = (path: string) => path.split("/")[1] ?? "";

/** The sections of these routes, and the section that each shows. */
export const SECTION_ALIASES: ReadonlyMap<string, string> = new Map(
	Object.entries(ROUTE_ALIASES).map(([alias, route]) => [firstSegment(alias), firstSegment(route)]),
);

/** The site section of a URL: the first part of its path, with aliases resolved; "" for the home page and without a URL. */
export function siteSection(url = ""): string {
	const [section = ""] = url
		.replace(/[?#].*$/s, "")
		.split("/")
		.filter(Boolean);
	return SECTION_ALIASES.get(section) ?? section;
}
