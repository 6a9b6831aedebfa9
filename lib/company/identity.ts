import { z } from "zod";
import { hasLaterLicence, licencesSetting, successorSetting } from "#lib/company/licence";
import { optional } from "#lib/platform/environment";
import { dialledNumber } from "#lib/web/tel-href";

const setting = (fallback: string) => optional(z.string().trim()).transform((value) => value ?? fallback);
const link = optional(
	z.url({ protocol: /^https?$/, error: "a whole address, such as https://www.facebook.com/adom" }),
);
const email = z.email("an e-mail address such as hello@example.com");
const phone = optional(
	z.string().regex(/^(?=.*\d{2})\+?[\d ()-]{3,24}$/, "a phone number: digits, spaces, one leading +"),
);
/** Without `#`, too, which readers of env files take for the start of a comment. */
const colour = optional(
	z
		.string()
		.regex(/^#?[0-9a-f]{6}$/i, 'a colour such as "#5b1f8a"')
		.transform((value) => `#${value.replace("#", "").toLowerCase()}`),
);

const SAMPLE_NAME = "Bestfield Savings & Loans";

const identityFields = z.object({
	/** Registered name, shown in the footer and in structured data. */
	name: setting(SAMPLE_NAME),
	shortName: z.string().trim(),
	/** Licence and registration numbers are never invented: absent means the line is not shown. */
	licences: licencesSetting,
	licenceNumber: optional(z.string()),
	/** Takes the business over on the day of the last licence. */
	successor: successorSetting,
	registrationNumber: optional(z.string()),
	dataProtectionNumber: optional(z.string()),
	phone,
	tollFree: phone,
	chatPhone: phone,
	/** When the phone is answered: 'Monday to Friday, 08:00 to 17:00'. */
	phoneHours: optional(z.string()),
	/** The languages that the call line speaks: 'English, Twi and Ga'. */
	phoneLanguages: optional(z.string()),
	defaultBranchPhone: phone,
	/** Digits only, with country code, as wa.me requires. */
	whatsapp: optional(z.string().regex(/^\d{7,15}$/, "digits only, with country code")),
	whatsappGreeting: setting("Hello, I would like to know more about your services."),
	email: optional(email),
	careersEmail: optional(email),
	pressEmail: optional(email),
	/** The firm that audits the accounts. */
	auditor: optional(z.string()),
	postalAddress: optional(z.string()),
	headOffice: optional(z.string()),
	facebook: link,
	x: link,
	instagram: link,
	linkedin: link,
	brandColour: colour,
	accentColour: colour,
});

const identitySchema = identityFields.refine((company) => !company.successor || hasLaterLicence(company), {
	path: ["successor"],
	error: "needs the day in COMPANY_LICENCES: an entry after the first",
});

export type CompanyIdentity = z.infer<typeof identitySchema>;

/** The sample company. Every value is visibly a placeholder and no real company's. */
const SAMPLE: Record<string, string> = {
	shortName: "Bestfield",
	phone: "+233 30 000 0000",
	tollFree: "0800 000 000",
	chatPhone: "+233 30 000 0001",
	phoneHours: "Monday to Friday, 08:00 to 17:00",
	phoneLanguages: "English, Twi and Ga",
	defaultBranchPhone: "+233 30 000 0002",
	whatsapp: "233300000000",
	email: "hello@bestfield.example",
	careersEmail: "careers@bestfield.example",
	pressEmail: "press@bestfield.example",
	auditor: "Example & Partners (sample)",
	postalAddress: "P.O. Box 000, Accra, Ghana",
	headOffice: "Independence Avenue, Accra",
	facebook: "https://www.facebook.com/bestfield.example",
	x: "https://x.com/bestfield_example",
	instagram: "https://www.instagram.com/bestfield.example",
	linkedin: "https://www.linkedin.com/company/bestfield-example",
};

/** The variable that overrides a field: `tollFree` → `COMPANY_TOLL_FREE`. */
export const identityVariable = (field: string) =>
	`COMPANY_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

export const IDENTITY_VARIABLES = Object.keys(identityFields.shape).map(identityVariable);

let identity: CompanyIdentity | undefined;

/**
 * The company's identity as the environment sets it (`COMPANY_…`). A value that is not set hides the link or line that would show it;
 * only the sample company, which has neither a backend nor a name of its own, has sample values instead.
 * Throws an error that names each wrong variable.
 */
export function companyIdentity(env: Env = process.env): CompanyIdentity {
	if (identity && env === process.env) return identity;
	const usesSample = isSampleCompany(env);
	const values: Record<string, string | undefined> = Object.fromEntries(
		Object.keys(identityFields.shape).map((field) => [
			field,
			configured(env, identityVariable(field)) ?? (usesSample ? SAMPLE[field] : undefined),
		]),
	);
	values.shortName ??= values.name ?? SAMPLE.shortName;
	const result = identitySchema.safeParse(values);
	if (!result.success) {
		const lines = result.error.issues.map(
			(issue) => `  ${identityVariable(String(issue.path[0]))}: ${issue.message}`,
		);
		throw new Error(`The company's record has values that cannot be used:\n${lines.join("\n")}`);
	}
	if (env === process.env) identity = result.data;
	return result.data;
}

type Env = Record<string, string | undefined>;

/** Only without a backend and without a name of its own. */
export const isSampleCompany = (env: Env = process.env): boolean =>
	!configured(env, "API_BASE_URL") && !configured(env, "COMPANY_NAME");

/** Undefined if the variable is blank or not set. */
const configured = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

/**
 * The variables without which visitors of a company's own site miss something; none for the sample company. The licence number is
 * asked for separately.
 */
export function missingIdentity(env: Env = process.env): string[] {
	if (isSampleCompany(env)) return [];
	const company = companyIdentity(env);
	const needed = {
		name: configured(env, "COMPANY_NAME"),
		phone: phoneToCall(company),
		email: company.email,
		whatsapp: company.whatsapp,
		postalAddress: company.postalAddress,
		headOffice: company.headOffice,
	};
	return Object.entries(needed).flatMap(([field, isThere]) => (isThere ? [] : [identityVariable(field)]));
}

const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Throws an error if the sample's company or content would be shown at a public address, unless `SAMPLE=1` allows it. */
export function refusePublicSample(env: Env = process.env): void {
	const { name } = companyIdentity(env);
	const siteUrl = configured(env, "SITE_URL");
	if (configured(env, "SAMPLE") === "1" || !siteUrl || !URL.canParse(siteUrl)) return;
	if (LOCAL_HOST.test(new URL(siteUrl).hostname)) return;
	const errors = [
		name === SAMPLE_NAME && `COMPANY_NAME: ${siteUrl} would show the sample company; set the name of yours`,
		!configured(env, "API_BASE_URL") &&
			`API_BASE_URL: ${siteUrl} would show the sample's branches, people and products; set the address of your admin API`,
	].filter(Boolean);
	if (errors.length > 0) throw new Error(`${errors.join("\n")}\n(or SAMPLE=1 for a demonstration)`);
}

/** The number to call about a submission: the toll-free one if there is one. Undefined when the company has none. */
export const phoneToCall = ({ tollFree, phone }: CompanyIdentity): string | undefined => tollFree ?? phone;

/** The company's number as people abroad dial it, spaced; undefined for one that works only in Ghana. */
export function phoneFromAbroad({ phone }: CompanyIdentity): string | undefined {
	const dialled = dialledNumber(phone ?? "")?.replace(/^0(?!800)/, "+233");
	return dialled?.startsWith("+")
		? dialled.replace(/^(\+233)(\d\d)(\d{3})(\d{4})$/, "$1 $2 $3 $4")
		: undefined;
}

/** How to ask the company itself, within a sentence: 'call us on 0800 000 000 (Monday to Friday, 08:00 to 17:00)', or 'ask at a branch'. */
export function askUsText(company: CompanyIdentity): string {
	const number = phoneToCall(company);
	const hours = company.phoneHours ? ` (${company.phoneHours})` : "";
	return number ? `call us on ${number}${hours}` : "ask at a branch";
}

/** WhatsApp chat with the greeting already typed; undefined if the company has no WhatsApp. */
export function whatsappHref(company: CompanyIdentity): string | undefined {
	if (!company.whatsapp) return undefined;
	return `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(company.whatsappGreeting)}`;
}

/** Icons are named by what they show: filter lists hide elements whose classes name networks. */
export type SocialLink = {
	icon: "letter-f" | "letter-x" | "camera" | "letters-in" | "handset";
	label: string;
	href: string;
};

/** The company's social links in the footer and the rail, at most five, in order. */
export function socialLinks(company: CompanyIdentity): SocialLink[] {
	const links: { icon: SocialLink["icon"]; label: string; href: string | undefined }[] = [
		{ icon: "letter-f", label: "Facebook", href: company.facebook },
		{ icon: "letter-x", label: "X", href: company.x },
		{ icon: "camera", label: "Instagram", href: company.instagram },
		{ icon: "letters-in", label: "LinkedIn", href: company.linkedin },
		{ icon: "handset", label: "WhatsApp", href: whatsappHref(company) },
	];
	return links.filter((link): link is SocialLink => link.href !== undefined);
}
