/** A form's values by field name, the first of each name. Values other than text are ignored. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Control characters, including NUL, and marks that can reverse the reading order of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * One line: trimmed, composed (NFC), with spaces instead of line breaks and tabs, and without control characters, so that it is safe
 * in a mail header, a log line or a table. Anything but text becomes an empty line.
 */
export const cleanLine = (value: unknown): string =>
	asText(value)
		.replace(/[\r\n\t\u2028\u2029]+/g, " ")
		.replace(UNSEEN, "")
		.trim();

/** Several lines, cleaned like `cleanLine`, but with line breaks (as `\n`) and tabs. */
export const cleanLines = (value: unknown): string =>
	asText(value)
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replace(UNSEEN, "")
		.trim();

/** Whether a text contains U+FFFD, which replaces invalid UTF-8 and partial characters: the original is lost and must be requested again. */
export const isDamaged = (text: string): boolean => text.includes("\uFFFD");

const asText = (value: unknown) => (typeof value === "string" ? value.toWellFormed().normalize("NFC") : "");
