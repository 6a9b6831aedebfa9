import type { CompanyIdentity } from "#lib/company/identity";

/** When somebody wants to be called. */
export const CALL_TIMES = [
	{ value: "morning", label: "In the morning" },
	{ value: "afternoon", label: "In the afternoon" },
	{ value: "any", label: "At any time" },
] as const;

/** The languages of the call centre: 'English, Twi and Ga' are three. */
export const callLanguages = ({ phoneLanguages = "" }: Pick<CompanyIdentity, "phoneLanguages">): string[] =>
	phoneLanguages.split(/\s*,\s*|\s+(?:and|or)\s+/).filter(Boolean);

/** 'in the morning, in Twi', from a form's fields; empty without a wish, and what is not offered is none. */
export function callWish(
	{ callTime, callLanguage = "" }: { callTime?: string; callLanguage?: string },
	languages: readonly string[],
): string {
	const when = CALL_TIMES.find(({ value }) => value === callTime)?.label.toLowerCase();
	return [when, languages.includes(callLanguage) && `in ${callLanguage}`].filter(Boolean).join(", ");
}
