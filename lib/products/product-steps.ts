import { hourText } from "#lib/calendar/hour-text";
import {
	CLOSING_HOUR,
	LOAN_PROCESSING_HOURS,
	MINIMUM_ACCOUNT_AGE_YEARS,
	OPENING_HOUR,
	USSD_CODE,
} from "#lib/company/limits";
import type { SiteLink } from "#lib/products/product-link";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";
import { titleKey } from "#lib/products/product-path";

/** What happens after 'Apply', by category of product: facts of the FAQs (behaviour §1), in the order in which they come. */
export function productSteps(category: string): readonly { title: string; text: string }[] {
	switch (category) {
		case "loans":
			return [
				{ title: "Send your request", text: "Fill in the loan request, or come to any branch." },
				{
					title: "Bring what we need",
					text: "We tell you what this loan needs (the requirements), and help you with it.",
				},
				{
					title: "Get your answer",
					text: `A loan usually takes ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours once requirements are met. You may repay early.`,
				},
			];
		case "savings":
			return [
				{
					title: "Send your request",
					text: "Tell us which account you want. This is a request: accounts cannot be opened online.",
				},
				{
					title: "Come to a branch",
					text: `Bring your Ghana Card. You must live in Ghana and be ${MINIMUM_ACCOUNT_AGE_YEARS} or over. A child under ${MINIMUM_ACCOUNT_AGE_YEARS} needs the consent of a guardian.`,
				},
				{ title: "Start saving", text: "We open the account with you, there at the branch." },
			];
		case "digital":
			return [
				{ title: "Open an account", text: "You do this at a branch, with your Ghana Card." },
				{ title: "Ask for mobile banking", text: "Send us a message, or ask at the branch." },
				{ title: `Dial ${USSD_CODE}`, text: "It works on any phone, 24 hours a day, 7 days a week." },
			];
		case "remittance":
			return [
				{ title: "Ask us first", text: "Send us a message or call if you are not sure what to bring." },
				{
					title: "Come to a branch",
					text: `Bring your Ghana Card. Branches are open Monday to Friday, ${hourText(OPENING_HOUR)} to ${hourText(CLOSING_HOUR)}.`,
				},
				{ title: "Send or collect", text: "We do the transfer with you at the counter." },
			];
		default:
			return [
				{ title: "Send us a message", text: "Say which product you are interested in." },
				{ title: "Talk to us", text: "We explain how it works and what you need." },
				{ title: "Come to a branch", text: "Bring your Ghana Card." },
			];
	}
}

/** Where 'Apply' leads (behaviour §2): the contact page, with the tab that fits the product. */
export function applyHref(category: string): string {
	if (category === "loans") return "/contact?tab=loan";
	if (category === "savings") return "/contact?tab=account";
	return "/contact";
}

/** What helps to decide on a product, or to use it. */
export function productTool({ category, title }: { category: string; title: string }): SiteLink | undefined {
	const name = titleKey(title);
	if (category === "loans") return { label: "Work out what a loan costs", href: "/tools/loan-cost" };
	if (category === "savings" && name.includes("susu"))
		return { label: "Work out what susu comes to", href: "/tools/susu" };
	if (name === "fixed deposit") return { label: "Work out what it earns", href: "/tools/fixed-deposit" };
	if (titleKey(MOBILE_BANKING_HREF).endsWith(`/${name}`))
		return { label: `${USSD_CODE} step by step`, href: "/ussd" };
	return undefined;
}
