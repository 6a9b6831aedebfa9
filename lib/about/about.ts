import { calendarDate } from "#lib/calendar/calendar-date";
import type { CompanyIdentity } from "#lib/company/identity";
import { type Licence, type LicenceChange, licencesToday, withArticle } from "#lib/company/licence";
import { COMPLAINT_WORKING_DAYS, LOAN_PROCESSING_HOURS, USSD_CODE } from "#lib/company/limits";

/** The company's own description (behaviour §1, §2 /about), in paragraphs. */
export const whoWeAre = (company: CompanyIdentity) => [
	`${company.shortName} is ${withArticle(licencesToday(company).today.class)} in Ghana. We keep savings, lend to workers and traders, and pay out money that families receive from abroad.`,
	"Our customers are market traders, salaried workers, owners of small businesses, and parents who save for a child. Many of them put a little aside every day.",
	`You can do much of your banking from any phone: dial ${USSD_CODE}. See your balance, send money, pay bills, or buy airtime and data. If you would rather talk to someone, come to a branch.`,
];

/** Without the number of branches if it is not known. */
export const aboutNumbers = (branchCount: number | undefined): readonly { value: string; text: string }[] => [
	...(branchCount
		? [{ value: `${branchCount}`, text: branchCount === 1 ? "branch in Ghana" : "branches in Ghana" }]
		: []),
	{ value: "24/7", text: `mobile banking on ${USSD_CODE}` },
	{
		value: `${LOAN_PROCESSING_HOURS.from}–${LOAN_PROCESSING_HOURS.to} hours`,
		text: "is what a loan usually takes, once requirements are met",
	},
	{ value: `${COMPLAINT_WORKING_DAYS} working days`, text: "to resolve a complaint" },
];

export const MISSION =
	"To give people and small businesses in Ghana a safe place to save and fair credit to grow with.";
export const VISION = "To be the financial partner that working families in Ghana turn to first.";
export const PLEDGE = `We explain every product in plain words before you sign. We keep your money and your details safe. We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days.`;

/**
 * The company's history and its licences, each with its time. Dates and numbers are omitted rather than invented; they come from the
 * company's record, if it has them.
 */
export const licenceHistory = (
	company: CompanyIdentity,
): readonly { title: string; text: string; number?: string }[] => [
	{
		title: "Registered in Ghana",
		text: "It began as a company registered in Ghana.",
		number: company.registrationNumber && `Registration number: ${company.registrationNumber}`,
	},
	...licencesToday(company).history.map((licence, at, all) => ({
		...licenceStep(licence, at === 0, all[at + 1]?.from),
		number: licence.number && `Licence number: ${licence.number}`,
	})),
	{
		title: "Supervised ever since",
		text: "The Bank of Ghana supervises the company and sets the rules that it must follow.",
	},
];

function licenceStep(
	{ class: name, from, successor }: Licence & Partial<LicenceChange>,
	isFirst: boolean,
	until?: string,
) {
	const since = from ? `On ${dateOf(from)} the` : "The";
	const ended = until ? ` That was so until ${dateOf(until)}.` : "";
	const kind = withArticle(name);
	if (isFirst)
		return {
			title: "Licensed by the Bank of Ghana",
			text: `${since} Bank of Ghana ${from ? "" : "then "}licensed it as ${kind}. With this licence it may take people’s savings (deposits) and lend money.${ended}`,
		};
	return successor
		? { title: "In new hands", text: `${since} business went to ${successor.name}, ${kind}.` }
		: { title: "A new licence", text: `${since} licence changed, and the company became ${kind}.${ended}` };
}

const dateOf = (day: string) => calendarDate(new Date(day)).text;

export const VALUES = [
	{ name: "Integrity", icon: "shield", text: "We do what we say, and we say what we do." },
	{
		name: "Customer Focus",
		icon: "heart",
		text: "We start from what you need and explain it in plain words.",
	},
	{ name: "Creativity", icon: "lightbulb", text: "We look for simpler ways to save, borrow and pay." },
	{ name: "Teamwork", icon: "handshake", text: "We help one another, so that you get one clear answer." },
	{ name: "Excellence", icon: "award", text: "We check our work, learn from mistakes, and do better." },
] as const;
