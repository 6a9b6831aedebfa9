import { FACTS } from "#lib/company/facts";
import { MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/limits";
import type { Range } from "#lib/products/key-facts";
import { amountText } from "#lib/text/cedis";
import { queryValue } from "#lib/web/query-value";
import type { SiteLink } from "#lib/web/site-link";

export const CAN_I_BORROW_PATH = "/can-i-borrow";

/** A question with its possible answers. Keys are part of URLs and do not change. */
export type Question = { key: QuestionKey; text: string; answers: readonly { key: string; label: string }[] };
type QuestionKey = "age" | "card" | "income" | "debts";

const YES_OR_NO = [
	{ key: "yes", label: "Yes" },
	{ key: "no", label: "No" },
];

export const QUESTIONS: readonly Question[] = [
	{ key: "age", text: `Are you ${MINIMUM_ACCOUNT_AGE_YEARS} or over?`, answers: YES_OR_NO },
	{ key: "card", text: "Do you have a Ghana Card, or a refugee’s identity card?", answers: YES_OR_NO },
	{
		key: "income",
		text: "How do you earn your money?",
		answers: [
			{ key: "government", label: "The government pays me a salary" },
			{ key: "salary", label: "Another employer pays me a salary" },
			{ key: "business", label: "I have a registered business" },
			{ key: "trade", label: "I trade or work for myself" },
			{ key: "none", label: "I have no regular income" },
		],
	},
	{
		key: "debts",
		text: "Do you pay your other loans on time?",
		answers: [
			{ key: "none", label: "I have no other loan" },
			{ key: "on-time", label: "Yes, on time" },
			{ key: "behind", label: "No, I am behind" },
		],
	},
];

export const BORROW_PARAMETERS = [...QUESTIONS.map(({ key }) => key), "amount"];

/** The answers so far, and the amount in GHS as typed. */
export type BorrowAnswers = Partial<Record<QuestionKey | "amount", string>>;

/** The answers in a query; values that answer no question are dropped. */
export function borrowAnswers(query: URLSearchParams): BorrowAnswers {
	const amount = queryValue(query, "amount")?.trim();
	return {
		...Object.fromEntries(
			QUESTIONS.flatMap(({ key, answers }) => {
				const given = queryValue(query, key);
				return answers.some((answer) => answer.key === given) ? [[key, given]] : [];
			}),
		),
		...(amount && { amount }),
	};
}

/** Something that is missing, and how to get it. */
export type Missing = { what: string; how: string; link?: SiteLink };

export type BorrowReply =
	| { is: "unfinished"; questions: readonly Question[] }
	| { is: "not-yet"; missing: readonly Missing[] }
	/** `who` are people with this income; `visits` are the lists of 'Before you visit' that fit, the likeliest first. */
	| { is: "ask"; who: string; visits: readonly string[]; first?: Missing };

/**
 * The result of the answers. It never promises a loan: only a loan officer can, after checking the papers. Undefined if
 * nothing was answered.
 */
export function borrowReply(answers: BorrowAnswers): BorrowReply | undefined {
	const open = QUESTIONS.filter(({ key }) => !answers[key]);
	if (open.length === QUESTIONS.length) return undefined;
	if (open.length > 0) return { is: "unfinished", questions: open };
	const missing = MISSING.flatMap(([key, answer, what]) => (answers[key] === answer ? what : []));
	if (missing.length > 0) return { is: "not-yet", missing };
	return { is: "ask", ...BY_INCOME[answers.income as keyof typeof BY_INCOME] };
}

/** Whether a loan of this range is given for this amount, in GHS. A bound that is not published excludes nothing. */
export const isLent = (amount: number, { from = 0, to = Number.POSITIVE_INFINITY }: Range = {}): boolean =>
	amount >= from && amount <= to;

/** A loan with its list of 'Before you visit' and the amounts in GHS for which it is given, as far as they are published. */
type LimitedLoan = { visit: string; range: Range | undefined };

/** What to say to somebody who asks for an amount that none of the loans for their income is for: whom the limit is for, and who may ask for more. */
export function limitReply<Loan extends LimitedLoan>(
	{ who, visits }: Pick<Extract<BorrowReply, { is: "ask" }>, "who" | "visits">,
	amount: number,
	loans: readonly Loan[],
): { text: string; others: { loan: Loan; who: string | undefined }[] } {
	const ranges = loans.flatMap(({ visit, range }) => (visits.includes(visit) && range ? [range] : []));
	const most = Math.max(...ranges.map(({ to = Number.POSITIVE_INFINITY }) => to));
	const least = Math.min(...ranges.map(({ from = 0 }) => from));
	const others = loans
		.filter(({ visit, range }) => !visits.includes(visit) && range && isLent(amount, range))
		.map((loan) => ({
			loan,
			who: Object.values(BY_INCOME).find((income) => income.visits[0] === loan.visit)?.who,
		}));
	if (amount > most) return { text: `We lend at most ${amountText(most)} to ${who}.`, others };
	if (amount < least) return { text: `We lend ${amountText(least)} or more to ${who}.`, others };
	return { text: `We have no loan of ${amountText(amount)} for ${who}.`, others };
}

const MISSING: readonly [key: QuestionKey, answer: string, missing: Missing][] = [
	[
		"age",
		"no",
		{
			what: `You must be ${MINIMUM_ACCOUNT_AGE_YEARS} or over`,
			how: "Until then you can save. A parent or guardian can open an account for you.",
			link: { label: "See the children’s account", href: "/before-you-visit?product=kids-account" },
		},
	],
	[
		"card",
		"no",
		{
			what: "You need a Ghana Card",
			how: `Ask for one at an office of the National Identification Authority. ${FACTS.identityDocuments.value.alsoCounts}`,
		},
	],
	[
		"income",
		"none",
		{
			what: "You need an income",
			how: "A loan must be paid back with interest. Start with small savings, and ask us again when money comes in.",
			link: { label: "See our savings accounts", href: "/products?category=savings" },
		},
	],
	[
		"debts",
		"behind",
		{
			what: "Your other loan comes first",
			how: "Talk to that lender now, and ask for a plan. A new loan to pay an old one makes your debt grow. If the loan is ours, call us.",
			link: { label: "Your rights when you pay late", href: "/your-rights#late" },
		},
	],
];

const QUICK = "loan";
const BY_INCOME = {
	government: {
		who: "people whom the government pays a salary",
		visits: ["government-salary-loan", QUICK],
	},
	salary: { who: "people whom another employer pays a salary", visits: ["salary-loan", QUICK] },
	business: { who: "registered businesses", visits: ["business-loan", QUICK] },
	trade: {
		who: "people who trade or work for themselves",
		visits: ["susu-loan", QUICK],
		first: {
			what: "Do you save with us?",
			how: "For a susu or nkosuo loan we look at your savings record. If you have none, ask about the quick loan, or open a susu account first and save for some months.",
			link: { label: "See what to bring for an account", href: "/before-you-visit?product=account" },
		},
	},
} satisfies Record<string, { who: string; visits: readonly string[]; first?: Missing }>;
