/** A text cut at the phone numbers in it, which are to be links: each part is words or one of the numbers. */
export type TextPart = { text: string; isPhone: boolean };

/** The parts of a text, in order, for the numbers that may stand in it as they are written there. */
export function phoneParts(text: string, numbers: readonly string[]): TextPart[] {
	const known = numbers.filter(Boolean).toSorted((a, b) => b.length - a.length);
	if (known.length === 0) return [{ text, isPhone: false }];
	const pattern = new RegExp(
		`(?<!\\d)(${known.map((number) => number.replace(/[^\d ]/g, "\\$&")).join("|")})(?!\\d)`,
	);
	return text
		.split(pattern)
		.map((part) => ({ text: part, isPhone: known.includes(part) }))
		.filter((part) => part.text !== "");
}
