import { FACTS } from "#lib/company/facts";
import type { GuideSection } from "#lib/company/guide";

/** What the law gives customers who borrow, guarantee, pay late or share their data. Owner: the compliance officer. */
export const YOUR_RIGHTS: readonly GuideSection[] = [
	{
		id: "before-a-loan",
		title: "Before a loan: all costs on paper",
		paragraphs: [
			"Before you sign, we must give you a paper that shows all costs. It is called a disclosure statement. It says:",
		],
		list: [
			"the interest rate, and whether it can change",
			"the annual percentage rate (APR)",
			"every fee and charge",
			"how much you pay, and when",
			"what it costs to pay late",
		],
		fact: "disclosureStatement",
	},
	{
		id: "hidden-charges",
		title: "No hidden charges",
		paragraphs: [
			"You do not have to pay a charge that was not shown to you before you signed. If you have paid it, ask for it back.",
			"Take the paper home and read it. Ask us to explain it in a language that you know well.",
		],
		fact: "disclosureStatement",
	},
	{
		id: "rate-per-year",
		title: "The rate per year",
		paragraphs: [
			FACTS.ratesPerYear.value,
			"The APR is the true cost per year, with the fees in it. Compare loans by their APR.",
		],
		links: [{ label: "Work out the APR of an offer", href: "/tools/loan-cost" }],
		fact: "ratesPerYear",
	},
	{
		id: "fair-answer",
		title: "A fair answer",
		paragraphs: [
			"We may say no to a loan if we think that you cannot pay it back. We may not say no because of your sex, colour, tribe, religion or politics, or because you are poor.",
		],
		fact: "fairLending",
	},
	{
		id: "guarantor",
		title: "If you sign for somebody else",
		paragraphs: [
			"A guarantor promises to pay when the borrower does not. If that happens, you must pay what is left of the loan, with the interest.",
			"You are free to say no. Before you sign:",
		],
		list: [
			"Ask whether the borrower can really pay it back.",
			"Read the whole loan agreement, and keep a copy.",
			"Take your time. If you are not sure, ask a lawyer.",
		],
		fact: "guarantor",
	},
	{
		id: "late",
		title: "If you pay late",
		paragraphs: [
			"Call us before the day, and we look for a way with you.",
			"A charge for late payment may count only on the payment that is late. It may not count on the whole loan.",
		],
		links: [{ label: "Call or visit us", href: "/contact" }],
		fact: "latePayment",
	},
	{
		id: "early",
		title: "If you pay early",
		paragraphs: [FACTS.earlyRepayment.value, "Ask us for the amount on the day, in writing."],
	},
	{
		id: "your-data",
		title: "Your data",
		paragraphs: ["You may:"],
		list: [
			"see what we know about you",
			"have it put right when it is wrong",
			"tell us not to send you adverts",
			"say no when it harms you",
		],
		links: [
			{ label: "How we use your data", href: "/privacy" },
			{ label: "Data Protection Commission", href: "https://dataprotection.org.gh" },
		],
		fact: "dataRights",
	},
	{
		id: "complain",
		title: "Where to complain",
		paragraphs: [
			"Tell us first. It is free. If you do not agree with our answer, go to the Bank of Ghana. It looks after the rights of customers.",
		],
		links: [{ label: "How to complain", href: "/complaints" }],
		fact: "bankOfGhanaDesk",
	},
];
