/** JavaScript or JSON, its letters beyond Latin 1 written as `\u2019`, as both may be inside strings. */
export const inScriptLetters = (text: string): string =>
	text.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
