/**
 * The addresses whose page depends on recognised parameters (`lib/page-cache/query-variants.ts`). Next's client must not fetch them
 * ahead, with a query or without: while it does not know yet where a query leads, it shows what it has of the plain address.
 */
export const VARIANT_PATHS = [
	"/about",
	"/awards",
	"/before-you-visit",
	"/can-i-borrow",
	"/careers",
	"/contact",
	"/contact-us",
	"/locator",
	"/news",
	"/notices",
	"/preview",
	"/products",
	"/reports",
	"/search",
	"/security",
	"/tools/fixed-deposit",
	"/tools/loan-cost",
	"/tools/susu",
] as const;
