/** What a form sent, by field name; the first value of each name. Values other than text do not count. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Control characters, NUL among them, and marks that can turn the reading order of a whole line around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * One line as the visitor meant it: trimmed, composed (NFC), spaces in place of line ends and tabs, and no control
 * characters, so that it can stand in a mail header, a log line or a table. Anything but text is an empty line.
 */
export const cleanLine = (value: unknown): string =>
	asText(value)
		.replace(/[\r\n\t\u2028\u2029]+/g, " ")
		.replace(UNSEEN, "")
		.trim();

/** Several lines, cleaned like `cleanLine`, but line ends (as `\n`) and tabs stay. */
export const cleanLines = (value: unknown): string =>
	asText(value)
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replace(UNSEEN, "")
		.trim();

/** Bytes that were not UTF-8 and halves of letters arrive as U+FFFD: what the visitor wrote is lost and must be asked for. */
export const isDamaged = (text: string): boolean => text.includes("\uFFFD");

const asText = (value: unknown) => (typeof value === "string" ? value.toWellFormed().normalize("NFC") : "");
