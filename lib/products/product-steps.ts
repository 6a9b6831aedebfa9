import { chosenVisit, visitKeyOf } from "#lib/before-you-visit/requirements";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { FACTS } from "#lib/company/facts";
import { LOAN_TIME_TEXT, MINIMUM_ACCOUNT_AGE_YEARS, USSD_CODE } from "#lib/company/limits";
import { contactHref } from "#lib/contact/contact-request";
import { listHref } from "#lib/lists/list-pages";
import type { ProductWithFacts } from "#lib/products/key-facts";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";
import { titleKey } from "#lib/products/product-path";
import { loanHref } from "#lib/tools/loan-form";
import type { SiteLink } from "#lib/web/site-link";

type ProductKind = { category: string; title: string };

/** The steps after 'Apply', by kind of product: facts of the FAQs (behaviour §1), in the order in which they come. */
export function productSteps({ category, title }: ProductKind): readonly { title: string; text: string }[] {
	if (isCounterService({ category, title })) return COUNTER_STEPS;
	switch (category) {
		case "loans":
			return [
				{ title: "Send your request", text: "Fill in the loan request, or come to any branch." },
				{
					title: "Bring what we need",
					text: "The papers (the requirements) are listed on this page under “What you need”. If we need more, we tell you why.",
				},
				{
					title: "Get your answer",
					text: `A loan usually takes ${LOAN_TIME_TEXT}. ${FACTS.earlyRepayment.value}`,
				},
			];
		case "savings":
			return [
				{
					title: "Send your request",
					text: "Press “Apply” and tell us which account you want. We then call you to agree on a branch and a day.",
				},
				isForChild({ category, title })
					? {
							title: "Come to a branch",
							text: `Bring your own Ghana Card and the child’s birth certificate. You must live in Ghana and be ${MINIMUM_ACCOUNT_AGE_YEARS} or over. Your child may come along.`,
						}
					: {
							title: "Come to a branch",
							text: `Bring your Ghana Card. You must live in Ghana and be ${MINIMUM_ACCOUNT_AGE_YEARS} or over. A child under ${MINIMUM_ACCOUNT_AGE_YEARS} needs the consent of a guardian.`,
						},
				{ title: "Start saving", text: "We open the account with you at the branch, not online." },
			];
		case "digital":
			return [
				{ title: "Open an account", text: "You do this at a branch, with your Ghana Card." },
				{
					title: "Register your number",
					text: "You do this at the branch too, with your phone in your hand.",
				},
				{ title: `Dial ${USSD_CODE}`, text: "It works on any phone, 24 hours a day, 7 days a week." },
			];
		case "remittance":
			return [
				{ title: "Get the reference number", text: "The person who sends the money gives it to you." },
				{
					title: "Come to a branch that pays it out",
					text: `Bring your Ghana Card and the reference number. ${FACTS.identityDocuments.value.visitor} Branches are usually open ${OPENING_HOURS_TEXT}.`,
				},
				{ title: "Collect your money", text: "We pay you in cedis, in cash or into your account." },
			];
		default:
			return [
				{ title: "Send us a message", text: "Say which product you are interested in." },
				{ title: "Talk to us", text: "We explain how it works and what you need." },
				{ title: "Come to a branch", text: "Bring your Ghana Card." },
			];
	}
}

/** What senders abroad must know about a money transfer service, in the order in which they need it. */
export const sendingSteps = ({ title, keyFacts }: ProductWithFacts): readonly string[] => [
	TO_ACCOUNT[`${keyFacts?.intoAccount ?? "unknown"}`],
	"Write the receiver’s name exactly as it stands on their Ghana Card.",
	"Give the reference number to the receiver only. They show it at a branch, with their Ghana Card.",
	`We do not know what ${title} charges you. Before you pay, ask for the fee, and how many cedis arrive.`,
];

const COLLECTED = "The receiver collects the money at a branch, in cash or into their account with us.";
const TO_ACCOUNT = {
	true: "You can send the money straight into an account with us. Ask the receiver for the name on the account and for its number.",
	false: `${COLLECTED} You cannot send it straight into the account.`,
	unknown: `${COLLECTED} Ask us if you can send it straight into the account.`,
} as const;

/** A guardian opens it, with other papers than their own account needs. */
const isForChild = (product: ProductKind) => visitKeyOf(product) === "kids-account";

/** A service at the counter needs no account and no registration: mobile money. */
const isCounterService = ({ category, title }: ProductKind) =>
	category === "digital" && /mobile money/i.test(title);

const COUNTER_STEPS = [
	{
		title: "Come to a branch",
		text: `Bring your Ghana Card and your phone. Branches are usually open ${OPENING_HOURS_TEXT}.`,
	},
	{ title: "Hear what it costs", text: "The teller tells you every charge before the start." },
	{ title: "Pay in or take out", text: "Keep the receipt and the text message." },
] as const;

/**
 * The target of a product's page (behaviour §2): the contact form with the tab that fits, about this product. What is done at the
 * counter, such as collecting money from abroad, needs no request, so it leads to the branches that do it.
 */
export function productAction(product: ProductKind): SiteLink {
	const { category, title } = product;
	if (category === "remittance" || isCounterService(product))
		return { label: "Find a branch", href: branchesHref(product) };
	const tab = category === "loans" ? "loan" : category === "savings" ? "account" : undefined;
	return { label: "Apply", href: contactHref({ tab, product: title }) };
}

/** The branches for a product: for what only some do at the counter, those that say so. If none says so, the locator shows all. */
export const branchesHref = (product: ProductKind): string =>
	listHref("/locator", { service: chosenVisit(visitKeyOf(product) ?? null).service?.name ?? "" });

/** Links that help to choose or use a product. */
export function productTool({ category, title }: ProductKind): SiteLink | undefined {
	const name = titleKey(title);
	if (category === "loans")
		return { label: "Work out what a loan costs", href: loanHref({ product: title }) };
	if (category === "savings" && name.includes("susu"))
		return { label: "Work out what you save with susu", href: "/tools/susu" };
	if (name === "fixed deposit") return { label: "Work out what it earns", href: "/tools/fixed-deposit" };
	if (titleKey(MOBILE_BANKING_HREF).endsWith(`/${name}`))
		return { label: `${USSD_CODE} step by step`, href: "/ussd" };
	return undefined;
}
