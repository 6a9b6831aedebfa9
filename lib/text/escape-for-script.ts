/** JavaScript or JSON with characters beyond Latin-1 escaped (`\u2019`), which both allow in strings. */
export const escapeForScript = (text: string): string =>
	text.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
