import { UNSEEN, visibleLine } from "#lib/text/visible-line";

/** A form's values by field name, the first of each name. Values other than text are ignored. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * One line: trimmed, composed (NFC), and only what a person sees, so that it is safe in a mail header, a log line or a table.
 * Anything but text becomes an empty line.
 */
export const cleanLine = (value: unknown): string => visibleLine(asText(value)).trim();

/** Several lines: trimmed and composed like a line, with line breaks (as `\n`), tabs and what joins emoji. */
export const cleanLines = (value: unknown): string =>
	asText(value)
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replace(UNSEEN, "")
		.trim();

/** Whether a text contains U+FFFD, which replaces invalid UTF-8 and partial characters: the original is lost and must be requested again. */
export const isDamaged = (text: string): boolean => text.includes("\uFFFD");

const asText = (value: unknown) => (typeof value === "string" ? value.toWellFormed().normalize("NFC") : "");
