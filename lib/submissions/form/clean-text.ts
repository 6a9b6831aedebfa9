import { UNSEEN, visibleLine } from "#lib/text/visible-line";

/** A form's values by field name, the first of each name. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/**
 * One line: trimmed, composed (NFC), and only what a person sees, so that it is safe in a mail header, a log line or a table.
 * Without a text it is empty.
 */
export const cleanLine = (value = ""): string => visibleLine(composed(value)).trim();

/** Several lines: trimmed and composed like a line, with line breaks (as `\n`), tabs and what joins emoji. */
export const cleanLines = (value = ""): string =>
	composed(value)
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replace(UNSEEN, "")
		.trim();

/** Whether a text contains U+FFFD, which replaces invalid UTF-8 and partial characters: the original is lost and must be requested again. */
export const isDamaged = (text: string): boolean => text.includes("\uFFFD");

const composed = (text: string) => text.toWellFormed().normalize("NFC");
