import type { FormFields } from "#lib/submissions/form/clean-text";

/**
 * A field that people never see (out of sight, not announced, `tabindex="-1"`, `autocomplete="off"`) and programs fill in.
 * Browsers do not fill in fax numbers by themselves, unlike websites, companies and second address lines.
 */
export const HONEYPOT_FIELD = "fax";

/** People paste one link, or two. */
const LINKS_MAX = 2;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;
const FIELDS_WITHOUT_LINKS = ["name", "phone", "address"];

export type SpamSign = "honeypot" | "links";

/**
 * What about a form looks like a program. Any sign makes it suspicious: it is kept and quarantined, never dropped, since
 * every sign can be wrong.
 */
export function spamSigns(fields: FormFields): SpamSign[] {
	const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
	const links = (name: string) => text(name).match(LINK)?.length ?? 0;
	const signs: SpamSign[] = [];
	if (text(HONEYPOT_FIELD).trim() !== "") signs.push("honeypot");
	if (links("description") > LINKS_MAX || FIELDS_WITHOUT_LINKS.some((name) => links(name) > 0)) {
		signs.push("links");
	}
	return signs;
}
