import { ROUTE_ALIASES } from "#lib/site/site-section";

/** The routes whose speed is measured, as folders of `app` and second URLs name them. Anything else is `OTHER_PAGE`. */
export const PAGE_KINDS = [
	"/",
	"/about",
	"/about/[id]",
	"/accessibility",
	"/awards",
	"/awards/[id]",
	"/before-you-visit",
	"/can-i-borrow",
	"/careers",
	"/careers/[id]",
	"/complaints",
	"/contact",
	"/deposit-protection",
	"/disclaimer",
	"/dormant-accounts",
	"/faqs",
	"/help",
	"/holidays",
	"/locator",
	"/locator/[region]/[branch]",
	"/news",
	"/news/[id]",
	"/notices",
	"/notices/[id]",
	"/offline",
	"/preview",
	"/privacy",
	"/products",
	"/products/[category]/[title]",
	"/rates",
	"/reports",
	"/search",
	"/security",
	"/terms-conditions",
	"/tools",
	"/tools/fixed-deposit",
	"/tools/loan-cost",
	"/tools/susu",
	"/ussd",
	"/where-is-it",
	"/your-rights",
	...(Object.keys(ROUTE_ALIASES) as (keyof typeof ROUTE_ALIASES)[]),
] as const;
export const OTHER_PAGE = "other";

export type PageKind = (typeof PAGE_KINDS)[number] | typeof OTHER_PAGE;

/** The kind of page at this path: its route, never the URL itself. */
export function pageKind(path: string): PageKind {
	const isMatch = (kind: string) => new RegExp(`^${kind.replace(/\[\w+\]/g, "[^/]+")}$`).test(path);
	// A literal route precedes one with parameters.
	return PAGE_KINDS.find((kind) => kind === path) ?? PAGE_KINDS.find(isMatch) ?? OTHER_PAGE;
}
