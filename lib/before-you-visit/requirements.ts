import { FACTS } from "#lib/company/facts";
import {
	KIDS_ACCOUNT_OPENING_GHS,
	LOAN_TIME_TEXT,
	MINIMUM_ACCOUNT_AGE_YEARS,
	USSD_CODE,
} from "#lib/company/limits";
import { listHref } from "#lib/lists/list-pages";
import { amountText } from "#lib/text/cedis";
import { lowerFirst } from "#lib/text/first-letter";

/** One thing to bring, why we need it, and what it costs at our branches. */
export type Requirement = { what: string; why: string; cost: string };

/** The requirements of one kind of visit. `key` is part of URLs and does not change. */
export type Visit = {
	key: string;
	/** After 'I want to …'. */
	purpose: string;
	needs: readonly Requirement[];
	/** Further information. */
	note: string;
	/** A service of only some branches: its name among their services, and in a sentence. */
	service?: { name: string; text: string };
};

/** Others may charge for it, for example an office or a bank. */
export const NO_CHARGE_BY_US = FACTS.noChargeByUs.value;
const free = (what: string, why: string): Requirement => ({ what, why, cost: NO_CHARGE_BY_US });
const ASK = "Ask us";

const { alsoCounts, visitor } = FACTS.identityDocuments.value;
const GHANA_CARD = free("Your Ghana Card", `It shows us who you are. ${alsoCounts}`);
const IN_PERSON = free(
	"Yourself, in person",
	`Accounts cannot be opened online. You must live in Ghana and be ${MINIMUM_ACCOUNT_AGE_YEARS} or over.`,
);
const PHONE = free(
	"Your phone, with your own SIM card in it",
	`We register the number, so that you can use ${USSD_CODE}.`,
);
export const FIRST_DEPOSIT: Requirement = {
	what: "Money for your first deposit",
	why: "It opens the account. The amount depends on the account.",
	cost: ASK,
};
const BUSINESS_LOCATION = free(
	"Where your business is: a description or a landmark",
	"We visit you where you work.",
);

const NEW_NAME = free(
	"If your name has changed: the certificate, for example of your marriage",
	"The name on your Ghana Card must match your other papers.",
);
const GUARANTOR = free(
	"If we ask for a guarantor: that person, with their Ghana Card",
	"A guarantor promises to pay if you cannot, and must understand what they sign.",
);
const OTHER_BANK = free(
	"If your salary goes to another bank: its statements of the last three months",
	"They show that your salary comes in.",
);
const SAVINGS_BOOK = free(
	"Your savings book, if you have one",
	"It shows how steadily you save. Without it we look up your savings record.",
);

const LOAN_NOTE = `You see the interest and all fees in writing before you sign. A loan usually takes ${LOAN_TIME_TEXT}. ${FACTS.earlyRepayment.value}`;
const ACCOUNT_NOTE = "A group brings the Ghana Cards of all members who will sign.";

/** The lists of 'Before you visit'; the first is the default. */
export const VISITS: readonly [Visit, ...Visit[]] = [
	{
		key: "account",
		purpose: "open a savings or susu account",
		needs: [IN_PERSON, GHANA_CARD, PHONE, FIRST_DEPOSIT],
		note: ACCOUNT_NOTE,
	},
	{
		key: "kids-account",
		purpose: "open a kids account, Mmofra Daakye",
		needs: [
			free(
				"A guardian’s consent",
				`A child under ${MINIMUM_ACCOUNT_AGE_YEARS} needs the consent of a guardian (a parent, for example), who comes along and signs.`,
			),
			{ ...GHANA_CARD, what: "The guardian’s Ghana Card" },
			free("The child’s birth certificate", "It says the child’s name and age."),
			{ ...FIRST_DEPOSIT, why: "It opens the account.", cost: amountText(KIDS_ACCOUNT_OPENING_GHS) },
		],
		note: "Children are welcome to come along.",
	},
	{
		key: "current-account",
		purpose: "open a current account",
		needs: [
			IN_PERSON,
			GHANA_CARD,
			free("Proof of address: a paper with your address on it", "We must know where you live or trade."),
			free(
				"For a business: its registration papers, and the Ghana Cards of all who will sign",
				"They say whose business it is and who may use its money. The Office of the Registrar of Companies registers it.",
			),
			FIRST_DEPOSIT,
		],
		note: "Our staff help you with each form.",
	},
	{
		key: "salary-loan",
		purpose: "ask for a salary loan",
		needs: [
			GHANA_CARD,
			free("Your last three payslips", "They show what you can repay each month."),
			free("A letter from your employer", "It says that you work there, and how long you have."),
			OTHER_BANK,
			NEW_NAME,
			GUARANTOR,
		],
		note: LOAN_NOTE,
	},
	{
		key: "government-salary-loan",
		purpose: "ask for a government salary loan",
		needs: [
			GHANA_CARD,
			free("Your staff ID", "It says that you are on the government payroll."),
			free("Your latest payslips", "They show what you can repay each month."),
			OTHER_BANK,
			NEW_NAME,
			GUARANTOR,
		],
		note: LOAN_NOTE,
	},
	{
		key: "business-loan",
		purpose: "ask for a business loan",
		needs: [
			GHANA_CARD,
			free(
				"Your business registration papers",
				"They say who the business belongs to. The Office of the Registrar of Companies registers a business.",
			),
			free("Six months of account statements or sales records", "They show what the business can repay."),
			free("The Ghana Cards of all owners", "They say who owns the business."),
			free(
				"If you have it: a list of what you want to buy, with a supplier’s prices",
				"It saves time. For equipment, bring the seller’s written offer.",
			),
			BUSINESS_LOCATION,
			NEW_NAME,
			GUARANTOR,
		],
		note: LOAN_NOTE,
	},
	{
		key: "susu-loan",
		purpose: "ask for a susu or nkosuo loan",
		needs: [GHANA_CARD, SAVINGS_BOOK, BUSINESS_LOCATION, NEW_NAME, GUARANTOR],
		note: `${LOAN_NOTE} In a group, ask before you sign whether the members pay for one another.`,
	},
	{
		key: "loan",
		purpose: "ask for a quick loan",
		needs: [
			GHANA_CARD,
			{ ...SAVINGS_BOOK, why: "If you save with us, we ask for fewer papers." },
			NEW_NAME,
			GUARANTOR,
		],
		note: LOAN_NOTE,
	},
	{
		key: "early-repayment",
		purpose: "pay a loan back early",
		needs: [
			GHANA_CARD,
			free("Your loan agreement, or your loan number if you know it", "With it we find your loan."),
			{
				what: "The money that is left to pay",
				why: "Ask your branch first what you still owe on the day on which you want to pay.",
				cost: ASK,
			},
		],
		note: FACTS.earlyRepayment.value,
	},
	{
		key: "mobile-banking",
		purpose: "start mobile banking",
		needs: [GHANA_CARD, PHONE],
		note: "You choose a secret PIN. Never tell it to anyone. Our staff never ask for it.",
	},
	{
		key: "money-transfer",
		purpose: "collect money from abroad",
		needs: [
			free("Your Ghana Card, or a visitor’s passport", `${GHANA_CARD.why} ${visitor}`),
			free("The reference number from the sender", "With it we find your money. Show it to nobody else."),
			free(
				"The sender’s name, the country and the amount",
				"We ask for them to be sure that the money is yours.",
			),
		],
		note: "We pay you in cedis, in cash or into your account. Not every branch does: the Branch Locator shows which.",
		service: { name: "Money from abroad", text: "pay out money from abroad" },
	},
	{
		key: "mobile-money",
		purpose: "use mobile money at the counter",
		needs: [
			GHANA_CARD,
			{ ...PHONE, why: "Your wallet is on it." },
			{ what: "Money for charges", why: "The mobile networks may charge for the service.", cost: ASK },
		],
		note: "We tell you every charge before we start, and you decide whether to go on.",
		service: { name: "Mobile money", text: "offer mobile money" },
	},
];

/** The list in a URL; the first for any other value. */
export const chosenVisit = (key: string | null): Visit =>
	VISITS.find((visit) => visit.key === key) ?? VISITS[0];

/** The list for a product, by its category and the words in its title, because the backend does not name one. */
export function visitKeyOf({ category, title }: { category: string; title: string }): string | undefined {
	return VISIT_WORDS.find(([of, words]) => of === category && words.test(title))?.[2];
}

/** The list for opening an account, by its title or type; the first if it says nothing. */
export const accountVisit = (title: string): Visit =>
	chosenVisit(visitKeyOf({ category: "savings", title }) ?? null);

const VISIT_WORDS: readonly [category: string, words: RegExp, key: string][] = [
	["savings", /mmofra|kid|child/i, "kids-account"],
	["savings", /current/i, "current-account"],
	["savings", /./, "account"],
	["loans", /government/i, "government-salary-loan"],
	["loans", /salary/i, "salary-loan"],
	["loans", /susu|nkosuo/i, "susu-loan"],
	["loans", /sme|business/i, "business-loan"],
	["loans", /./, "loan"],
	["digital", /money/i, "mobile-money"],
	["digital", /./, "mobile-banking"],
	["remittance", /./, "money-transfer"],
];

/** One thing to bring, with its cost if it has one: 'Money for your first deposit (GHS 5)'. */
export const needText = ({ what, cost }: Requirement): string =>
	cost === NO_CHARGE_BY_US ? what : `${what} (${cost})`;

/** A list as a sentence: 'To start mobile banking, bring: your Ghana Card; …'. */
export const bringText = ({ purpose, needs }: Visit): string =>
	`To ${purpose}, bring: ${needs.map((need) => lowerFirst(needText(need))).join("; ")}.`;

/** The URL of 'Before you visit' for a list, a branch, both or none. */
export const visitHref = ({ product = "", branch = "" }: { product?: string; branch?: string } = {}) =>
	listHref("/before-you-visit", { product, branch });

/** 'does not pay out money from abroad', of a branch that lists its services and is not among those that do what the visit is for. */
export const lackOf = <B extends { services: readonly string[] }>(
	{ service }: Visit,
	branch: B,
	able: readonly B[],
): string | undefined =>
	service && branch.services.length > 0 && !able.includes(branch) ? `does not ${service.text}` : undefined;
