import { KIDS_ACCOUNT_OPENING_GHS, LOAN_PROCESSING_HOURS } from "#lib/company/limits";
import { productHref } from "#lib/products/product-path";
import { siteSection } from "#lib/site/site-section";
import { amountText } from "#lib/text/cedis";

export type Promotion = (typeof PROMOTIONS)[number];

/** Where people look for help. */
const HELP_SECTIONS = ["help", "complaints", "security", "where-is-it", "your-rights"];

/**
 * The slides of the promotional carousel on the page with this URL (behaviour §2.1). Visitors who look for help, perhaps because
 * they cannot pay a loan, are not shown a loan first. An unknown URL counts as any other page.
 */
export function promotionsOn(url = ""): readonly Promotion[] {
	const section = siteSection(url.replace(/[?#].*$/s, ""));
	return HELP_SECTIONS.includes(section) ? PROMOTIONS.toReversed() : PROMOTIONS;
}

const PROMOTIONS = [
	{
		title: "Susu and Nkosuo Loans",
		description: "Save a little each day, then borrow to grow your trade.",
		amountText: `Usually ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours, once requirements are met`,
		buttonText: "Read More",
		image: "/images/promotions/susu-nkosuo.webp",
		linkedPage: productHref("business", "Susu and Nkosuo Loans"),
	},
	{
		title: "Mmofra Daakye Kids Account",
		description: "Save for your child. A parent or guardian opens it at a branch.",
		amountText: `Open with ${amountText(KIDS_ACCOUNT_OPENING_GHS)}`,
		buttonText: "Click to Apply",
		image: "/images/promotions/mmofra-daakye.webp",
		linkedPage: productHref("accounts", "Mmofra Daakye Account"),
	},
] as const;
