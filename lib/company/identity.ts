import { z } from "zod";
import { optional } from "#lib/platform/environment";

const setting = (fallback: string) => z.string().trim().min(1).default(fallback);
const link = optional(z.url({ protocol: /^https?$/ }));
const phone = optional(
	z.string().regex(/^(?=.*\d{2})\+?[\d ()-]{3,24}$/, "a phone number: digits, spaces, one leading +"),
);
const colour = optional(z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #5b1f8a"));

const identitySchema = z.object({
	/** Registered name, shown in the footer and in structured data. */
	name: setting("Bestfield Savings & Loans"),
	shortName: setting("Bestfield"),
	/** Licence and registration numbers are never invented: absent means the line is not shown. */
	licenceNumber: optional(z.string()),
	registrationNumber: optional(z.string()),
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
	email: optional(z.email()),
	careersEmail: optional(z.email()),
	postalAddress: optional(z.string()),
	headOffice: optional(z.string()),
	facebook: link,
	x: link,
	instagram: link,
	linkedin: link,
	brandColour: colour,
	accentColour: colour,
});

export type CompanyIdentity = z.infer<typeof identitySchema>;

/** The sample company. Every value is visibly a placeholder and no real company's. */
const SAMPLE = {
	phone: "+233 30 000 0000",
	tollFree: "0800 000 000",
	chatPhone: "+233 30 000 0001",
	phoneHours: "Monday to Friday, 08:00 to 17:00",
	phoneLanguages: "English, Twi and Ga",
	defaultBranchPhone: "+233 30 000 0002",
	whatsapp: "233300000000",
	email: "hello@bestfield.example",
	careersEmail: "careers@bestfield.example",
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

let identity: CompanyIdentity | undefined;

/**
 * The company's identity: sample values in the repository, each overridable by the environment (`COMPANY_…`). An absent field
 * hides the link or line that would show it.
 * Throws an error that names each wrong variable.
 */
export function companyIdentity(env: Record<string, string | undefined> = process.env): CompanyIdentity {
	if (identity && env === process.env) return identity;
	const values = Object.fromEntries(
		Object.keys(identitySchema.shape).map((field) => [
			field,
			env[identityVariable(field)] ?? SAMPLE[field as keyof typeof SAMPLE],
		]),
	);
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

/** The number to call about a submission: the toll-free one if there is one. Undefined when the company has none. */
export const phoneToCall = ({ tollFree, phone }: CompanyIdentity): string | undefined => tollFree ?? phone;

/** WhatsApp chat with the greeting already typed; undefined if the company has no WhatsApp. */
export function whatsappHref(company: CompanyIdentity): string | undefined {
	if (!company.whatsapp) return undefined;
	return `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(company.whatsappGreeting)}`;
}

export type SocialLink = {
	icon: "facebook" | "x" | "instagram" | "linkedin" | "whatsapp";
	label: string;
	href: string;
};

/** The company's social links in the footer and the rail, at most five, in order. */
export function socialLinks(company: CompanyIdentity): SocialLink[] {
	const links: { icon: SocialLink["icon"]; label: string; href: string | undefined }[] = [
		{ icon: "facebook", label: "Facebook", href: company.facebook },
		{ icon: "x", label: "X", href: company.x },
		{ icon: "instagram", label: "Instagram", href: company.instagram },
		{ icon: "linkedin", label: "LinkedIn", href: company.linkedin },
		{ icon: "whatsapp", label: "WhatsApp", href: whatsappHref(company) },
	];
	return links.filter((link): link is SocialLink => link.href !== undefined);
}
