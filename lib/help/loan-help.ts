import { FACTS } from "#lib/company/facts";
import { COMPLAINT_WORKING_DAYS, LOAN_TIME_TEXT } from "#lib/company/limits";
import { CLAIM_PAPERS } from "#lib/dormant-accounts/dormant-accounts";
import { type HelpTopic, writeToUs } from "#lib/help/help-topic";
import type { SiteLink } from "#lib/web/site-link";

/** What can happen between the agreement of a loan and its end, for the pages of loans. */
export const LOAN_HELP: readonly SiteLink[] = [
	{ label: "When the money comes", href: "/help#loan-paid-out" },
	{ label: "If you cannot pay this month", href: "/help#cannot-pay" },
	{ label: "If you do not pay at all", href: "/help#loan-default" },
	{ label: "If somebody shames or threatens you", href: "/help#collectors" },
	{ label: "If the borrower dies", href: "/help#borrower-died" },
];

/** The help topics on loans; `callUs` is how to reach the company at once. Owner: the head of credit. */
export const loanTopics = (callUs: string): readonly HelpTopic[] => [
	cannotPay(callUs),
	loanDefault(callUs),
	collectors(callUs),
	paidOut(callUs),
	loanRefused(callUs),
	borrowerDied(callUs),
];

const cannotPay = (callUs: string): HelpTopic => ({
	id: "cannot-pay",
	title: "I can’t pay my loan this month",
	steps: [
		`${callUs} before the day on which you must pay. The earlier you call, the more we can do.`,
		"Tell us what has changed, and what you can pay now. Asking costs nothing.",
		"We look for a way with you: to pay later, to pay less each time for longer, or another plan. We cannot promise it before we have looked at your loan.",
		"Ask for the new plan in writing, with what it costs in all, before you say yes.",
		"Do not take another loan to pay this one. Pay only to our own accounts, and ask for a receipt.",
		`If you do not agree with our answer, make a complaint. We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days. After that you can go to the Bank of Ghana.`,
	],
	haveReady: [
		"Your name and your loan number, if you know it",
		"The day and the amount of your next payment",
		"What you can pay now, and when you can pay more",
	],
	links: [
		writeToUs("cannot-pay"),
		{ label: "Your rights when you pay late", href: "/your-rights#late" },
		{ label: "How to complain", href: "/complaints" },
		{ label: "Where is my complaint?", href: "/where-is-it" },
	],
});

const loanDefault = (callUs: string): HelpTopic => ({
	id: "loan-default",
	title: "I do not pay my loan at all: default and collateral",
	steps: [
		`${callUs} now, even if you are months behind. You may still ask for a plan.`,
		"While you wait, the debt grows by the interest. A charge for late payment may count only on the payments that are late.",
		"We report to the credit bureaus how a loan is paid. Other lenders see it there.",
		"If somebody has signed as your guarantor, that person must pay what you do not. Talk to them before we do.",
		`Did you give something as security for the loan (collateral)? ${FACTS.unpaidLoan.value}`,
		"Owing money is no reason to be shamed or threatened. If somebody does it, tell us and the Bank of Ghana.",
	],
	haveReady: [
		"Your loan number, if you know it, and your loan agreement",
		"Every letter and message about the loan",
		"What you can pay now, and when you can pay more",
	],
	links: [
		{ label: "If you cannot pay this month", href: "/help#cannot-pay" },
		{ label: "If you signed for somebody else", href: "/your-rights#guarantor" },
		{ label: "If somebody shames or threatens you", href: "/help#collectors" },
	],
	fact: "unpaidLoan",
});

const collectors = (callUs: string): HelpTopic => ({
	id: "collectors",
	title: "Collectors shame or threaten me about a loan (harassment)",
	steps: [
		`Are you in danger? Call the police on ${FACTS.police.value.emergency}.`,
		FACTS.debtCollection.value,
		"Write down the name, the phone number, the day and the words. Keep every message and picture.",
		"Do not pay to the person. Pay only to our own accounts, and ask for a receipt.",
		`${callUs}, and make a complaint. We tell you whether the person works for us, and answer within ${COMPLAINT_WORKING_DAYS} working days.`,
		"Did they show your loan or your picture to other people? Tell the Data Protection Commission, too.",
		"Is it not settled, or is it another lender or an app? Complain to the Bank of Ghana.",
	],
	haveReady: [
		"The name or number of the person, and the day",
		"The messages, pictures and call lists",
		"Your loan number, if you know it",
	],
	links: [
		{ label: "Write your complaint", href: "/complaints#complain" },
		{ label: "Is this our collector?", href: "/security#collector-title" },
		{ label: FACTS.dataProtectionRegister.value.name, href: FACTS.dataProtectionRegister.value.href },
	],
	fact: "debtCollection",
});

const paidOut = (callUs: string): HelpTopic => ({
	id: "loan-paid-out",
	title: "My loan is agreed: when and how is it paid out?",
	steps: [
		`Ask the loan officer on which day we pay. A loan usually takes ${LOAN_TIME_TEXT}.`,
		"We pay it to you, in your own name: into your account with us, or in cash at a branch. We do not pay it to a friend or an agent.",
		"Compare the money with your papers. We may take off only a fee that stands there, and ask for no fee before you have the money.",
		"Look in your loan agreement for the day and the amount of each payment. Ask for the list on paper.",
		`Has the day passed without the money? ${callUs}.`,
	],
	haveReady: [
		"Your Ghana Card",
		"Your loan agreement, or the loan number",
		"Your account number, if you have an account with us",
	],
	links: [
		{ label: "The paper with all costs", href: "/your-rights#before-a-loan" },
		{ label: "What we may charge, and what not", href: "/your-rights#no-charge" },
	],
});

const loanRefused = (callUs: string): HelpTopic => ({
	id: "loan-refused",
	title: "My loan was refused",
	steps: [
		"Ask the loan officer or the branch manager why, and what you can do to get it next time. Asking costs nothing.",
		"Is something wrong in what we know about you, or in your record at a credit bureau, where lenders report how people repay? Tell us in writing. You may see your data with us and have it put right.",
		"We may say no if we think that you cannot pay it back. The law names reasons for which we may not say no: see your rights.",
		`Do you think that it was not fair? ${callUs}, or make a complaint. We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days. After that you can go to the Bank of Ghana.`,
		"Pay nobody who promises you a loan for a fee.",
	],
	haveReady: [
		"Your Ghana Card",
		"The day and the branch where you asked, and the amount",
		"Any letter or message about it",
	],
	links: [
		writeToUs("loan-refused"),
		{ label: "When we may say no, and when not", href: "/your-rights#fair-answer" },
		{ label: "See what is missing for a loan", href: "/can-i-borrow" },
		{ label: "How to complain", href: "/complaints" },
	],
});

const borrowerDied = (callUs: string): HelpTopic => ({
	id: "borrower-died",
	title: "A borrower has died: the family and the next of kin",
	steps: [
		`${callUs}, or go to any branch, and tell us of the death. Ask us to stop letters and calls to the family.`,
		"Ask whether the loan was insured. If it was, the insurance comes first. Bring the death certificate, so that we can claim.",
		"Nobody may press the family for a loan that the insurance pays. Before you pay from your own money, ask us in writing what you owe, and why.",
		"A guarantor has signed for the loan. Ask to see that paper.",
		FACTS.borrowerDeath.value,
	],
	haveReady: [
		"The death certificate, or the medical report",
		"The loan number or the loan agreement, if you find it",
		"The insurance paper, if there is one",
		...CLAIM_PAPERS.family.slice(2, 3),
	],
	links: [
		{ label: "The money in their account", href: "/help#death" },
		{ label: "If you signed for somebody else", href: "/your-rights#guarantor" },
		{ label: "If somebody shames or threatens you", href: "/help#collectors" },
	],
	fact: "borrowerDeath",
});
