/** A text cut at its phone numbers, which become links: each part is plain text or one number. */
type TextPart = { text: string; isPhone: boolean };

/** The parts of a text, in order. `numbers` are the phone numbers to look for, spelt as in the text. */
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
