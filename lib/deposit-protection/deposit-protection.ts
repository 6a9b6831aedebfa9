import { FACTS } from "#lib/company/facts";
import type { CompanyIdentity } from "#lib/company/identity";
import { licencesToday, protectedDeposits } from "#lib/company/licence";
import type { TextSection } from "#lib/company/text-section";
import { amountText } from "#lib/text/cedis";

const { bankLimitGhs, authority, href } = FACTS.depositProtection.value;

/**
 * The legal protection of a customer's deposits: its limit, its exclusions, and who pays. Owner: the compliance
 * officer.
 */
export const depositProtection = (company: CompanyIdentity): readonly TextSection[] => [
	WHAT,
	{
		id: "how-much",
		title: "Up to how much",
		blocks: limitBlocks(protectedDeposits(licencesToday(company).today.class)),
		fact: "depositProtection",
	},
	...OTHERS,
];

const REST =
	"If you have more, you can claim the rest from the receiver. That is the person who closes the company and pays its debts. Nobody can say today how much of it you would get, or when.";

const limitBlocks = (limitGhs: number | undefined) =>
	limitGhs === undefined
		? ["You get back up to a limit if we fail. The limit is for each customer. Ask us what it is now.", REST]
		: [
				`You get back up to ${amountText(limitGhs)} if we fail. The limit is for each customer.`,
				REST,
				`At a bank the limit is ${amountText(bankLimitGhs)}.`,
			];

const WHAT: TextSection = {
	id: "what",
	title: "What is protected",
	blocks: [
		"Your money in a savings account, a susu account, a current account or a fixed deposit is protected. It does not matter at which branch you pay in.",
		"You do not have to ask for it, and you pay nothing for it. The law covers us, because we have a licence from the Bank of Ghana.",
	],
	fact: "depositProtection",
};

const OTHERS: readonly TextSection[] = [
	{
		id: "what-not",
		title: "What is not protected",
		blocks: [
			"The scheme does not pay for:",
			[
				"money that you gave as security for a loan",
				"money that a court has frozen",
				"an account whose owner is not known",
				"money of the company’s directors, top managers and auditors",
				"money of banks, insurers, pension funds and the state",
			],
		],
		fact: "depositProtection",
	},
	{
		id: "who-pays",
		title: "Who pays you",
		blocks: [
			`The ${authority} pays. It was set up by law. It says in public how and where to claim when a company has lost its licence.`,
			"We do not pay this money out, and we never ask you for a fee or a PIN to get it.",
		],
		links: [{ label: new URL(href).host, href }],
		fact: "depositProtection",
	},
	{
		id: "now",
		title: "What you can do now",
		blocks: [
			"Do this now, so that a claim is easy if you ever need one:",
			[
				"Tell us when your name, your phone number or your address changes.",
				"Keep your savings book, your statements and your text messages.",
				"Ask us if you do not know whether your money is protected.",
			],
		],
		links: [{ label: "Ask us", href: "/contact" }],
	},
];
