import {
	BRANCH_COUNT,
	CLOSING_HOUR,
	COMPLAINT_WORKING_DAYS,
	LOAN_PROCESSING_HOURS,
	MINIMUM_ACCOUNT_AGE_YEARS,
	OPENING_HOUR,
	USSD_CODE,
} from "#lib/company/limits";

/** The true facts about the company beyond its constants: from its record, branches, products and list of charges. */
export type Truth = {
	/** Digits as dialled in Ghana: '0300000000', '0800000000'. */
	phones: ReadonlySet<string>;
	/** Amounts in GHS that a text may name: prices, and the text's own examples. */
	amounts: ReadonlySet<number>;
	/** Titles of the products, in lower case. */
	products: ReadonlySet<string>;
	/** Statements of this text about something else: '01:00 to 03:00' of a maintenance. */
	exceptions?: readonly string[];
};

export type WrongStatement = {
	kind: "amount" | "hours" | "days" | "age" | "branches" | "code" | "phone" | "product";
	/** As written in the text. */
	found: string;
};

const space = "[\\s\\u00a0]";
const AMOUNT = new RegExp(
	`(?:GHS|GH₵|GH¢)${space}?(\\d[\\d,]*(?:\\.\\d+)?)(?!\\d)(?:${space}(million))?`,
	"g",
);
const HOURS_RANGE = new RegExp(`(\\d+)(?:${space}to${space}|–|-)(\\d+)[\\s\\u00a0]hours`, "gi");
const CLOCK_RANGE = new RegExp(
	`(\\d\\d):(\\d\\d)(?:${space}(?:to|until)${space}|–|-)(\\d\\d):(\\d\\d)`,
	"gi",
);
const AROUND_THE_CLOCK = new RegExp(`(\\d+)${space}hours a day|(\\d+)${space}days a week`, "gi");
const WORKING_DAYS = new RegExp(`(\\d+)${space}working days`, "gi");
const AGE = new RegExp(
	`(?:\\bunder|\\bage of|\\bturns)${space}(\\d+)(?![\\d,.:%])|\\b(\\d+)${space}(?:years${space}old${space})?or${space}(?:over|older)\\b`,
	"gi",
);
const BRANCHES = new RegExp(`\\b(\\d+)${space}(?:bank${space})?branches\\b`, "gi");
const CODE = /\*\d[\d*]*#/g;
const PHONE =
	/(?<![\d.,/=_-])(?:\+?233|0)(?:[ \u00a0-]?\d){8,9}(?![\d_-])|(?<![\d.,/=])0800(?:[ \u00a0]?\d){6}(?!\d)/g;
const PRODUCT =
	/\b(?:[A-Z][\p{Ll}’]+(?: and)? ){1,3}(?:Account|Loan|Deposit)s?\b|\bSME Loans?\b|\bSika [A-Z]\p{Ll}+\b/gu;

/** Names of laws and of kinds of company that look like product names. */
const NO_PRODUCTS =
	/Ghana Deposit Protection|Specialised Deposit-Taking|Dormant Accounts Directive|Mmofra Daakye Kids Account/g;

/**
 * Compares the amounts, hours, days, ages, branches, codes, phone numbers and product names in a text with the facts. Finds
 * only numbers written in figures, and capitalised product names.
 */
export function wrongStatements(text: string, truth: Truth): WrongStatement[] {
	const plain = (truth.exceptions ?? []).reduce(
		(rest, exception) => rest.replaceAll(exception, "…"),
		text.replace(NO_PRODUCTS, "…"),
	);
	const wrong: WrongStatement[] = [];
	const look = (
		kind: WrongStatement["kind"],
		pattern: RegExp,
		isRight: (match: RegExpMatchArray) => boolean,
	) => {
		for (const match of plain.matchAll(pattern))
			if (!isRight(match)) wrong.push({ kind, found: match[0].replaceAll("\u00a0", " ") });
	};
	const { from, to } = LOAN_PROCESSING_HOURS;
	look("amount", AMOUNT, ([, figure = "", million]) =>
		truth.amounts.has(Number(figure.replace(/,/g, "")) * (million ? 1e6 : 1)),
	);
	look("hours", HOURS_RANGE, ([, start, end]) => Number(start) === from && Number(end) === to);
	look(
		"hours",
		CLOCK_RANGE,
		([, hour, minute, endHour, endMinute]) =>
			Number(hour) === OPENING_HOUR &&
			Number(endHour) === CLOSING_HOUR &&
			minute === "00" &&
			endMinute === "00",
	);
	look("hours", AROUND_THE_CLOCK, ([, hours, days]) => hours === "24" || days === "7");
	look("days", WORKING_DAYS, ([, days]) => Number(days) === COMPLAINT_WORKING_DAYS);
	look("age", AGE, ([, under, over]) => Number(under ?? over) === MINIMUM_ACCOUNT_AGE_YEARS);
	look("branches", BRANCHES, ([, count]) => Number(count) === BRANCH_COUNT);
	look("code", CODE, ([code]) => code === USSD_CODE);
	look("phone", PHONE, ([phone]) => truth.phones.has(dialled(phone)));
	look("product", PRODUCT, ([name]) => isProduct(name, truth.products));
	return wrong;
}

/** '+233 30 000 0000' and '030 000 0000' are one number: '0300000000'. */
export const dialled = (phone: string): string => phone.replace(/\D/g, "").replace(/^233(?=\d{9}$)/, "0");

/** A title in singular or plural, or after the first words of a sentence: 'Your Susu Account'. */
function isProduct(name: string, products: ReadonlySet<string>): boolean {
	const words = name.toLowerCase().split(" ");
	return words.some((_, at) => {
		const rest = words.slice(at).join(" ");
		return [rest, `${rest}s`, rest.replace(/s$/, "")].some((title) => products.has(title));
	});
}
