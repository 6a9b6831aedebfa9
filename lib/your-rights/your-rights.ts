import { confirmedValue, FACTS } from "#lib/company/facts";
import type { TextSection } from "#lib/company/text-section";
import { DISABILITY_DIRECTIVE } from "#lib/legal/accessibility";
import { earlyRepaymentRule, HIGHER_CHARGE } from "#lib/tools/early-repayment";
import { COMPARE_BY_APR } from "#lib/tools/two-offers";
import { telHref } from "#lib/web/tel-href";

const chraj = FACTS.humanRightsCommission.value;

/** Practices that the Bank of Ghana has told all banks and savings and loans companies to stop. */
export const NO_CHARGE: TextSection = {
	id: "no-charge",
	title: "What we may charge, and what not",
	blocks: [
		"Is a processing fee of 3% allowed? Yes, if it stands on the paper that you get before you sign: the Bank of Ghana’s list sets no limit for it. If it does not stand there, you do not have to pay it. We never ask for it before you have the money. A service that you ask for, such as a text message for each payment, may have its price, too.",
		"The Bank of Ghana has stopped these charges. We may not charge you:",
		[
			"for keeping a savings account",
			"for taking your own money out at the counter",
			"for asking for your balance in the banking hall",
			"interest on a penalty",
			"more for credit insurance than the insurer asks",
		],
	],
	links: [
		{ label: "See how a fee raises the rate", href: "/tools/loan-cost" },
		{ label: "Work out what is left if you pay early", href: "/tools/loan-cost#early" },
		{ label: "You were charged all the same? Complain", href: "/complaints" },
	],
	fact: "unfairCharges",
};

/** The legal rights of customers who borrow, guarantee, pay late or share their data. Owner: the compliance officer. */
export const YOUR_RIGHTS: readonly TextSection[] = [
	{
		id: "before-a-loan",
		title: "Before a loan: all costs on paper",
		blocks: [
			"Before you sign, we must give you a paper that shows all costs. It is called a disclosure statement. It says:",
			[
				"the interest rate, and whether it can change",
				"the annual percentage rate (APR)",
				"every fee and charge",
				"how much you pay, and when",
				"what it costs to pay late",
			],
		],
		links: [{ label: "When the money comes, and how", href: "/help#loan-paid-out" }],
		fact: "disclosureStatement",
	},
	{
		id: "hidden-charges",
		title: "No hidden charges",
		blocks: [
			"You do not have to pay a charge that was not shown to you before you signed. If you have paid it, ask for it back.",
			"Take the paper home and read it. Ask us to explain it in a language that you know well.",
		],
		fact: "disclosureStatement",
	},
	NO_CHARGE,
	{
		id: "rate-per-year",
		title: "The rate per year",
		blocks: [
			FACTS.ratesPerYear.value,
			`The APR is the true cost per year, with the fees in it. ${COMPARE_BY_APR}`,
		],
		links: [{ label: "Work out the APR of an offer", href: "/tools/loan-cost" }],
		fact: "ratesPerYear",
	},
	{
		id: "fair-answer",
		title: "A fair answer",
		blocks: [
			"We may say no to a loan if we think that you cannot pay it back. We may not say no because of your sex, colour, tribe, religion or politics, or because you are poor.",
		],
		fact: "fairLending",
	},
	{
		id: "disability",
		title: "If you have a disability",
		blocks: [`${DISABILITY_DIRECTIVE} Did we turn you away, or did nobody help you? Tell us. It is free.`],
		links: [
			{ label: "How to complain", href: "/complaints" },
			{ label: "How to get help or large print", href: "/accessibility#help" },
		],
		fact: "disabilityDirective",
	},
	{
		id: "guarantor",
		title: "If you sign as a guarantor for somebody else",
		blocks: [
			"A guarantor promises to pay when the borrower does not. If that happens, you must pay what is left of the loan, with the interest.",
			"In a group loan, the agreement says whether the members pay for one another. If they do, each of you is a guarantor of the others.",
			"You are free to say no. Before you sign:",
			[
				"Ask whether the borrower can really pay it back.",
				"Read the whole loan agreement, and keep a copy.",
				"Take your time. If you are not sure, ask a lawyer.",
			],
		],
		links: [
			{ label: "If the borrower does not pay at all", href: "/help#loan-default" },
			{ label: "If the borrower dies", href: "/help#borrower-died" },
		],
		fact: "guarantor",
	},
	{
		id: "late",
		title: "If you pay late",
		blocks: [
			"Call us before the day, and we look for a way with you.",
			"A charge for late payment may count only on the payment that is late. It may not count on the whole loan.",
		],
		links: [
			{ label: "If you cannot pay this month", href: "/help#cannot-pay" },
			{ label: "If you do not pay at all", href: "/help#loan-default" },
			{ label: "Call or visit us", href: "/contact" },
		],
		fact: "latePayment",
	},
	{
		id: "early",
		title: "If you pay early",
		blocks: [
			FACTS.earlyRepayment.value,
			`${earlyRepaymentRule(confirmedValue(FACTS.earlyRepaymentCharge))} ${HIGHER_CHARGE}`,
		],
		links: [
			{ label: "Work out what is left to pay", href: "/tools/loan-cost#early" },
			{ label: "How to complain", href: "/complaints" },
		],
		fact: "earlyRepaymentCharge",
	},
	{
		id: "your-data",
		title: "Your data",
		blocks: [
			"You may:",
			[
				"see what we know about you",
				"have it put right when it is wrong",
				"have what we no longer need deleted",
				"tell us not to send you adverts",
				"say no when it harms you",
			],
		],
		links: [
			{ label: "How we use your data", href: "/privacy" },
			{ label: FACTS.dataProtectionRegister.value.name, href: FACTS.dataProtectionRegister.value.href },
		],
		fact: "dataRights",
	},
	{
		id: "complain",
		title: "Where to complain",
		blocks: [
			"Tell us first. It is free. If you do not agree with our answer, go to the Bank of Ghana. It looks after the rights of customers.",
		],
		links: [
			{ label: "How to complain", href: "/complaints" },
			{ label: "If somebody shames or threatens you about a loan", href: "/help#collectors" },
		],
		fact: "bankOfGhanaDesk",
	},
	{
		id: "who-watches",
		title: "Who watches us",
		blocks: [
			"Three public offices watch what we do:",
			[
				"The Bank of Ghana gives us our licence, and hears complaints that we have not settled.",
				"The Data Protection Commission watches how we use your data.",
				"The Ghana Deposit Protection Corporation pays you if we fail, up to a limit.",
			],
		],
		links: [
			{ label: "See our licence", href: "/disclaimer#legal-information-title" },
			{
				label: "See at the Data Protection Commission whether we are registered",
				href: FACTS.dataProtectionRegister.value.href,
			},
			{ label: "Is my money protected?", href: "/deposit-protection" },
		],
		fact: "dataProtectionRegister",
	},
	{
		id: "wrongdoing",
		title: "If you see wrongdoing in our company",
		blocks: [
			"Anybody may report it: a customer, a neighbour, one of our own staff. The Whistleblower Act protects you if you have good reason to believe that it is true. Nobody may dismiss, threaten or punish you for it. If somebody does, go to the Commission on Human Rights and Administrative Justice (CHRAJ), or to court.",
			"You do not have to tell us first. You may tell:",
			[
				`the police, at any station or on ${FACTS.police.value.emergency}`,
				`CHRAJ, free of charge on ${chraj.phone}`,
				"the Attorney-General or the Auditor-General",
				"a member of Parliament, or of your District Assembly",
				"a chief, an elder of your family, or the head of your church or mosque",
			],
		],
		links: [
			{ label: `Call CHRAJ: ${chraj.phone}`, href: telHref(chraj.phone) },
			{ label: "CHRAJ on the internet", href: chraj.href },
			{ label: "Call or visit us", href: "/contact" },
		],
		fact: "whistleblower",
	},
];
