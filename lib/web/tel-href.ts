/** Shorter digit runs are not phone numbers: the '24/7' of 'Call 24/7 on …'. */
const SHORTEST_DIGITS = 3;
/** Digits of a Ghanaian number without the leading 0 or the country's code. */
const NATIONAL_DIGITS = 9;

/** The `tel:` URL of a phone number in any usual spelling, for a text with a number (`dialledNumber`). */
export const telHref = (phoneNumber: string) => `tel:${dialledNumber(phoneNumber) ?? ""}`;

/**
 * The one number that a text names first, as a phone dials it; undefined if it names none. A second number, an extension or a word
 * ends it. A '(0)' or '0' after the country's code is only dialled within the country, so it is dropped; a code without its plus gets it.
 */
export function dialledNumber(text: string): string | undefined {
	const runs = text
		.slice(0, 200)
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[‐‑‒–—−]/g, "-")
		// The code of a mobile menu, such as *277#, is not a phone number.
		.replace(/\*[\d*]+#?|#[\d*]+#/g, " ")
		.replace(/((?:\+|00)\s?\d{1,3}[\s-]*)\(0\)/g, "$1")
		.match(/\+?[\d(][\d\s().-]*/g);
	for (const run of runs ?? []) {
		const number = withoutRange(firstOf(run)).replace(/[^\d+]/g, "");
		if (number.replace("+", "").length < SHORTEST_DIGITS) continue;
		return number.replace(/^(\+|00)2330(?=\d{9}$)/, "$1233").replace(/^233(?=\d{9}$)/, "+233");
	}
	return undefined;
}

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
