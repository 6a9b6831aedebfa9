import type { FormFields } from "#lib/submissions/form/clean-text";

/**
 * A honeypot: a field that people never see (hidden, not announced, `tabindex="-1"`, `autocomplete="off"`) and programs fill in.
 * Browsers do not autofill fax numbers, unlike websites, companies and second address lines.
 */
export const HONEYPOT_FIELD = "fax";

/** People paste one or two links. */
const LINKS_MAX = 2;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;
const FIELDS_WITHOUT_LINKS = ["name", "phone", "address"];

type SpamSign = "honeypot" | "links";

/**
 * Signs that a program filled in a form. Any sign makes it suspicious; it is quarantined, never dropped, because every sign can be
 * wrong.
 */
export function spamSigns(fields: FormFields): SpamSign[] {
	const links = (name: string) => fields[name]?.match(LINK)?.length ?? 0;
	const signs: SpamSign[] = [];
	if (fields[HONEYPOT_FIELD]?.trim()) signs.push("honeypot");
	if (links("description") > LINKS_MAX || FIELDS_WITHOUT_LINKS.some((name) => links(name) > 0)) {
		signs.push("links");
	}
	return signs;
}

/** Whether a form shows any sign of spam. */
export const looksLikeSpam = (fields: FormFields): boolean => spamSigns(fields).length > 0;
