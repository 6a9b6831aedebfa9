import type { CompanyIdentity } from "#lib/company/identity";
import { COMPLAINT_WORKING_DAYS, LOAN_PROCESSING_HOURS, USSD_CODE } from "#lib/company/limits";

/** The company's own description (behaviour §1, §2 /about), in paragraphs. */
export const whoWeAre = (company: CompanyIdentity) => [
	`${company.shortName} is a savings and loans company in Ghana. We keep savings, lend to workers and traders, and pay out money that families receive from abroad.`,
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
 * The company's history and licences. Dates and numbers are omitted rather than invented; numbers come from the company's record,
 * if it has them.
 */
export const licenceHistory = (
	company: CompanyIdentity,
): readonly { title: string; text: string; number?: string }[] => [
	{
		title: "Registered in Ghana",
		text: "It began as a company registered in Ghana.",
		number: company.registrationNumber && `Registration number: ${company.registrationNumber}`,
	},
	{
		title: "Licensed by the Bank of Ghana",
		text: "The Bank of Ghana then licensed it as a savings and loans company. With this licence it may take people’s savings (deposits) and lend money.",
		number: company.licenceNumber && `Licence number: ${company.licenceNumber}`,
	},
	{
		title: "Supervised ever since",
		text: "The Bank of Ghana supervises the company and sets the rules that it must follow.",
	},
];

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
