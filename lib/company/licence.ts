import { z } from "zod";
import { FACTS } from "#lib/company/facts";
import { optional } from "#lib/platform/environment";
import { validOn } from "#lib/platform/request-context";

/** A licence that the company had, has or will have. */
export type Licence = {
	/** In the singular: 'microfinance bank'. */
	class: string;
	/** Its first day in Ghana (`YYYY-MM-DD`). Only the oldest may have none. */
	from?: string;
	number?: string;
};

/** A licence with its first day, and the company that takes the business over on that day, if one does. */
export type LicenceChange = Licence & { from: string; successor?: Successor };
type Successor = { name: string; href: string };

type Licences = {
	/** Those whose day has come, the oldest first: the last is today's. */
	history: readonly (Licence & { successor?: Successor })[];
	today: Licence;
	/** The next one whose day is to come. */
	change?: LicenceChange;
};

/** The part of the company's identity that tells its licences. */
type LicenceSettings = { licences?: string; licenceNumber?: string; successor?: string };

const DEFAULT_LICENCES = "savings and loans company";
const ENTRY = /^(?:(\d\S*)\s+)?(\p{L}[^()]*?)(?:\s*\(([^()]+)\))?$/u;
const SUCCESSOR = /^(\S.*?)\s+(https?:\/\/\S+)$/;

/** `COMPANY_LICENCES`: entries such as `2027-01-01 microfinance bank (MB-12)`, the oldest first, with semicolons between. */
export const licencesSetting = optional(
	z.string().superRefine((setting, context) => {
		const message = errorIn(setting);
		if (message) context.addIssue({ code: "custom", message });
	}),
);

/** `COMPANY_SUCCESSOR`: the name and the address of the company that takes the business over with the last entry. */
export const successorSetting = optional(
	z
		.string()
		.regex(SUCCESSOR, "a name and an address, such as Adom Bank https://www.adom.example")
		.refine(
			(text) => URL.canParse(SUCCESSOR.exec(text)?.[2] ?? ""),
			"an address that a browser can open, after the name",
		),
);

/** Whether one licence follows another on a day. */
export const hasLaterLicence = ({ licences }: LicenceSettings): boolean => entriesOf(licences).length > 1;

/** The error in `COMPANY_LICENCES`, for operators; undefined if there is none. */
function errorIn(setting: string): string | undefined {
	const entries = entriesOf(setting);
	for (const [at, entry] of entries.entries()) {
		const place = `entry ${at + 1}`;
		if (!entry) return `${place} is not such as: 2027-01-01 microfinance bank (NUMBER)`;
		if (at > 0 && !entry.from) return `${place} has no day: write 2027-01-01 before the class`;
		if (entry.from && !z.iso.date().safeParse(entry.from).success)
			return `${place} has a day that does not exist: write it as 2027-01-01`;
		const before = entries[at - 1]?.from;
		if (before && entry.from && entry.from <= before)
			return `${place} is not later than the one before it: the oldest stands first`;
	}
	return undefined;
}

const entriesOf = (setting = DEFAULT_LICENCES): (Licence | undefined)[] =>
	setting.split(";").map((text) => {
		const [, from, name, number] = ENTRY.exec(text.trim()) ?? [];
		return name ? { class: name, from, number: number?.trim() } : undefined;
	});

/** The licences as they are on this day (`YYYY-MM-DD`). `licenceNumber` belongs to the oldest alone. */
export function licencesOn({ licences, licenceNumber, successor }: LicenceSettings, day: string): Licences {
	const [oldest = { class: DEFAULT_LICENCES }, ...later] = entriesOf(licences).filter((entry) => !!entry);
	const [, name, href] = SUCCESSOR.exec(successor ?? "") ?? [];
	const changes = later.map((licence, at): LicenceChange => {
		const isLast = at === later.length - 1;
		return {
			...licence,
			from: licence.from ?? "",
			...(isLast && name && href && { successor: { name, href } }),
		};
	});
	const first = { ...oldest, number: oldest.number ?? licenceNumber };
	const come = changes.filter(({ from }) => from <= day);
	return {
		history: [first, ...come],
		today: come[come.length - 1] ?? first,
		change: changes.find(({ from }) => from > day),
	};
}

/** The licences as they are today. While a change is to come, a page that reads them is right until the day ends. */
export function licencesToday(company: LicenceSettings): Licences {
	// Ghana’s time is UTC all year.
	const day = new Date().toISOString().slice(0, 10);
	const licences = licencesOn(company, day);
	if (licences.change) validOn(day);
	return licences;
}

/** 'a savings and loans company', 'an investment bank'. */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;

/** 'savings and loans companies', 'microfinance banks', 'finance houses'. */
export function plural(name: string): string {
	if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** The Bank of Ghana's register of this class; undefined for one that is not in the facts. */
export const licenceRegister = (name: string): string | undefined =>
	ofClass(FACTS.licenceRegister.value, name);

/** How much of a customer's deposits the law protects at this class of company, in GHS; undefined if that is not confirmed. */
export const protectedDeposits = (name: string): number | undefined =>
	ofClass(FACTS.depositProtection.value.limitsGhs, name);

const ofClass = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
	table[name.toLowerCase()];
