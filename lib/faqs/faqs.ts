import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { FACTS } from "#lib/company/facts";
import type { CompanyIdentity } from "#lib/company/identity";
import {
	COMPLAINT_WORKING_DAYS,
	KIDS_ACCOUNT_OPENING_GHS,
	LOAN_TIME_TEXT,
	MINIMUM_ACCOUNT_AGE_YEARS,
	USSD_CODE,
} from "#lib/company/limits";
import { licenceFaq } from "#lib/licence/licence-change";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";
import { productHref } from "#lib/products/product-path";
import { amountText } from "#lib/text/cedis";
import type { SiteLink } from "#lib/web/site-link";

export type Faq = {
	/** URL of the answer: `/faqs#open-online`. It does not change, because others link to it. */
	id: string;
	question: string;
	/** Paragraphs. */
	answer: readonly string[];
	/** Related links. */
	link: SiteLink;
};

/** The questions of /faqs: of a licence that is to change first, if one is. */
export function faqsOf(company: CompanyIdentity): readonly Faq[] {
	const change = licenceFaq(company);
	return change ? [change, ...FAQS] : FAQS;
}

const identity = FACTS.identityDocuments.value;

/** The ten questions of behaviour §2 /faqs, with the facts of §1. */
const FAQS: readonly Faq[] = [
	{
		id: "open-online",
		question: "Can I open an account online?",
		answer: [
			"No. You open an account at one of our branches, because we must see you and your national ID.",
			"You can send us a request first. We then prepare your account before you visit.",
		],
		link: { label: "Request an account", href: "/contact?tab=account" },
	},
	{
		id: "who-can-open",
		question: "Who can open an account?",
		answer: [
			`Any resident of Ghana who is ${MINIMUM_ACCOUNT_AGE_YEARS} years old or over and has a national ID, the Ghana Card. ${identity.alsoCounts}`,
			`A child under ${MINIMUM_ACCOUNT_AGE_YEARS} needs the consent (permission) of a parent or guardian.`,
		],
		link: { label: "See our savings accounts", href: "/products?category=savings" },
	},
	{
		id: "what-to-bring",
		question: "What do I bring to the branch?",
		answer: [
			"Bring your national ID, the Ghana Card, and the money for your first deposit.",
			"A guardian who opens an account for a child brings their own Ghana Card and the child’s birth certificate. Some accounts and loans need more papers. Look at the list for your visit first, so that you only have to come once.",
			`${identity.withoutCard} ${identity.corrections}`,
		],
		link: { label: "See the list for your visit", href: "/before-you-visit" },
	},
	{
		id: "kids-account",
		question: "How much do I need for the kids account, Mmofra Daakye?",
		answer: [
			`You need ${amountText(KIDS_ACCOUNT_OPENING_GHS)} to open it. The child’s guardian comes to the branch and gives consent.`,
		],
		link: {
			label: "About the Mmofra Daakye Account",
			href: productHref("accounts", "Mmofra Daakye Account"),
		},
	},
	{
		id: "loan-time",
		question: "How long does a loan take?",
		answer: [
			`A loan usually takes ${LOAN_TIME_TEXT}.`,
			"The time starts when we have all your papers. See the list for your visit, or ask your branch which papers your loan needs.",
		],
		link: { label: "Request a loan", href: "/contact?tab=loan" },
	},
	{
		id: "repay-early",
		question: "Can I repay my loan early?",
		answer: [
			`Yes. ${FACTS.earlyRepayment.value}`,
			"Ask your branch what you still owe on the day on which you want to pay.",
		],
		link: { label: "Work out what is left to pay", href: "/tools/loan-cost#early" },
	},
	{
		id: "mobile-banking",
		question: "How do I use mobile banking?",
		answer: [
			`Register your number once at a branch. Then dial ${USSD_CODE}. It works 24 hours a day, 7 days a week, on any phone, without internet.`,
			"You can check your balance, buy airtime and data, and pay utility bills such as light and water.",
			"You can move money between your mobile money wallet and your account, or send it to another bank. You can also ask for a mini statement: a short list of your last payments.",
		],
		link: { label: "About mobile banking", href: MOBILE_BANKING_HREF },
	},
	{
		id: "receive-money",
		question: "Can I receive money from abroad?",
		answer: [
			`Yes, with Western Union, MoneyGram, Ria and Unitylink. The Branch Locator shows which branches pay it out. Bring your Ghana Card and the reference number that the sender gave you. ${identity.visitor}`,
		],
		link: { label: "About money transfers (remittance)", href: "/products?category=remittance" },
	},
	{
		id: "opening-hours",
		question: "When and where are your branches open?",
		answer: [
			`${OPENING_HOURS_TEXT}. The Branch Locator shows our branches by region, with phone numbers, a map, and hours where they differ.`,
		],
		link: { label: "Open the Branch Locator", href: "/locator" },
	},
	{
		id: "complaints",
		question: "How do I complain, and when do I get an answer?",
		answer: [
			"Call us, write to us, or tell the staff at any branch what went wrong.",
			`We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days.`,
		],
		link: { label: "How to complain", href: "/complaints" },
	},
];
