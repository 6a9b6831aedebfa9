import { REDIRECTS } from "#lib/site/redirects";
import { siteSection } from "#lib/site/site-section";

/** The paths of the single pages, of which all are in the page registry, and of old ones that lead there. */
const PATHS: ReadonlySet<string> = new Set([
	...[
		"/",
		"/about",
		"/accessibility",
		"/awards",
		"/before-you-visit",
		"/can-i-borrow",
		"/careers",
		"/complaints",
	],
	...["/contact", "/deposit-protection", "/disclaimer", "/dormant-accounts", "/faqs", "/help", "/holidays"],
	...["/locator", "/news", "/notices", "/preview", "/privacy", "/products", "/rates", "/reports", "/search"],
	...["/security", "/terms-conditions", "/tools", "/tools/fixed-deposit", "/tools/loan-cost", "/tools/susu"],
	...["/ussd", "/where-is-it", "/your-rights"],
	...REDIRECTS.keys(),
]);

/** The sections that have pages of single items. */
const ITEM_SECTIONS = ["about", "awards", "careers", "locator", "news", "notices", "products"];

/** Whether the site has a page at this path, whatever its case, or may have one of an item there. */
export function isSitePath(path: string): boolean {
	const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
	const [section] = plain.split("/").filter(Boolean);
	return PATHS.has(plain) || ITEM_SECTIONS.includes(section ? siteSection(plain) : "");
}
