import { SITE_PAGES } from "#lib/pages/page-registry";

/**
 * URLs of every kind of page, including second URLs and filtered lists, for checks of what the server sends.
 * Checks in a browser use `SCREENS`.
 */
export const PAGES: readonly string[] = [
	...Object.values(SITE_PAGES).map(({ path }) => path),
	"/about?category=shareholders",
	"/about/1",
	"/products?category=savings&subcategory=investments",
	"/products/personal/salary%20loans",
	"/careers?category=IT",
	"/careers/1",
	"/news/1",
	"/stories/2",
	"/contact?tab=loan",
	"/awards/2",
	"/award/1",
	"/locator?page=2",
	"/contact-us",
	"/locator/greater-accra/makola-branch",
	"/before-you-visit?product=kids-account&branch=volta/ho-branch",
	"/notices?category=Security&page=2",
	"/notices/1",
	"/reports?page=2",
	"/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2",
];

/** Second URLs and variants of a screen that another URL of `PAGES` shows, with nothing on them that it lacks. */
const SAME_SCREEN: readonly string[] = [
	"/about?category=shareholders",
	"/products?category=savings&subcategory=investments",
	"/careers?category=IT",
	"/stories/2",
	"/contact?tab=loan",
	"/awards/2",
	"/award/1",
	"/locator?page=2",
	"/contact-us",
	"/before-you-visit",
	"/notices?category=Security&page=2",
	"/reports?page=2",
	"/tools/loan-cost",
];

/** One URL of every screen. */
export const SCREENS = PAGES.filter((path) => !SAME_SCREEN.includes(path));

/** Screens whose parts, taken together, stand on most others. */
export const MAIN_SCREENS: readonly string[] = [
	"/",
	"/products/personal/salary%20loans",
	"/news/1",
	"/contact",
	"/careers/1",
	"/locator",
];

/** Pages that search engines must not list. The checks of what visitors see include them. */
export const UNLISTED_PAGES = ["/search", "/preview"] as const;
