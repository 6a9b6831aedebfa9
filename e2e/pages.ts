/**
 * Addresses of every kind of page, second addresses and filtered lists among them, for the guards that read what the server sends.
 * What takes a browser looks at `SCREENS`.
 */
export const PAGES = [
	"/",
	"/about",
	"/about?category=shareholders",
	"/about/1",
	"/products",
	"/products?category=savings&subcategory=investments",
	"/products/personal/salary%20loans",
	"/careers",
	"/careers?category=IT",
	"/careers/1",
	"/news",
	"/news?tab=gallery",
	"/news/1",
	"/stories/2",
	"/contact",
	"/contact?tab=loan",
	"/awards",
	"/awards/2",
	"/award/1",
	"/locator",
	"/locator?page=2",
	"/contact-us",
	"/locator/greater-accra/makola-branch",
	"/before-you-visit",
	"/before-you-visit?product=kids-account&branch=volta/ho-branch",
	"/holidays",
	"/complaints",
	"/help",
	"/notices",
	"/notices?category=Security&page=2",
	"/notices/1",
	"/reports",
	"/reports?page=2",
	"/faqs",
	"/privacy",
	"/disclaimer",
	"/terms-conditions",
	"/accessibility",
	"/tools",
	"/tools/loan-cost",
	"/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2",
	"/tools/susu",
	"/tools/fixed-deposit",
	"/rates",
	"/ussd",
	"/security",
] as const;

/** Second addresses and other choices of a screen that another address of `PAGES` shows, with nothing on them that it has not. */
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

/** One address of every screen. */
export const SCREENS = PAGES.filter((path) => !SAME_SCREEN.includes(path));

/** Pages that search engines are not to list: looked at by the guards of what a visitor meets. */
export const UNLISTED_PAGES = ["/search", "/preview"] as const;
