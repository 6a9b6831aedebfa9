/** The code of a mobile menu, such as *277#, is no telephone number. */
const MENU_CODE = /\*[\d*]+#?|#[\d*]+#/g;
/** '¹' marks a footnote. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209c]/g;

/** The `tel:` URL of a phone number in any usual spelling, for a text with a number (`dialledNumber`). */
export const telHref = (phoneNumber: string) => `tel:${dialledNumber(phoneNumber) ?? ""}`;

/**
 * The first number in a text that exists, as a phone dials it: one of Ghana, one with a plus and a country's code, or a short code that
 * stands alone. Undefined without one. A second number, an extension or words such as '(24 hours)' end it. A '(0)' or '0' after the
 * country's code is only dialled within the country, so it is dropped; what lost its 0 or its plus gets it back.
 */
export function dialledNumber(text: string): string | undefined {
	const plain = text
		.slice(0, 200)
		.replace(RAISED, " ")
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[‐‑‒–—−]/g, "-")
		.replace(MENU_CODE, " ")
		.replace(/\b24 ?\/ ?7\b/g, ";")
		.replace(/((?:\+|00)\s?\d{1,3}[\s-]*)\(0\)/g, "$1")
		.replace(/\d\.\d+e[+-]?\d+/gi, " ")
		.replace(/(\d{9})\.0+(?!\d)/g, "$1");
	if (/^\s*\d{3,5}\s*$/.test(plain)) return plain.trim();
	const runs = plain.matchAll(/(\+?[\d(][\d\s().-]*)(?=(.?))/gs);
	return [...runs]
		.map(([, run = "", next = ""]) => numberIn(run, next))
		.find((number) => number !== undefined);
}

/** Figures before a word may be its own: '(24 hours)', '8 a.m.'. Where both with and without them is a number, it is none. */
function numberIn(run: string, next: string): string | undefined {
	const isBeforeWord = /[\p{L}:]/u.test(next);
	const said = isBeforeWord ? run.replace(/\s\d{1,2}$/, "") : run;
	const before = isBeforeWord ? said.replace(/\s*\([^)]*$|\s\d{1,2}\s+$/, "") : said;
	const [whole, own] = [said, before].map((each) => existing(withoutRange(firstOf(each))));
	return whole && own && whole !== own ? undefined : (whole ?? own);
}

/** A number as it is dialled; undefined if none has so many digits. */
function existing(spelt: string): string | undefined {
	const digits = spelt.replace(/[^\d+]/g, "").replace(/^00/, "+");
	if (/^0\d{9}$/.test(digits)) return digits;
	if (/^[1-9]\d{8}$/.test(digits)) return `0${digits}`;
	const [, national] = /^\+?2330?([1-9]\d{8})$/.exec(digits) ?? [];
	if (national) return `+233${national}`;
	return /^\+(?!233|0)\d{7,15}$/.test(digits) ? digits : undefined;
}

/** Digits of a Ghanaian number without the leading 0 or the country's code. */
const NATIONAL_DIGITS = 9;

/** The first of two numbers with only a space between them: it is long enough, and what follows begins like a number. */
function firstOf(run: string): string {
	let number = "";
	for (const part of run.match(/\S+\s*/g) ?? []) {
		const rest = digitsOf(run).length - digitsOf(number).length;
		if (digitsOf(number).length >= NATIONAL_DIGITS && rest >= NATIONAL_DIGITS && /^\(?0/.test(part)) break;
		number += part;
	}
	return number;
}

/** '0302 740 000-5' are six lines; the first of them is dialled. */
function withoutRange(number: string): string {
	const [, first] = /^(.*\d)\s?-\s?\d{1,2}\s*$/s.exec(number) ?? [];
	const digits = digitsOf(first ?? "");
	const isWhole = /^0\d{9}$|^(?:00)?233\d{9}$/.test(digits);
	return first && isWhole ? first : number;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
