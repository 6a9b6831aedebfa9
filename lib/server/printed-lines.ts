import { format } from "node:util";
import { log } from "#lib/platform/log";

/** Enough to find the cause: the first lines of an error with its stack. */
const PRINTED_MAX_LENGTH = 2_000;
/** JSON leaves these as they are, and terminals obey them. */
const CONTROL_CODES = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * From now on warnings and errors that are printed become lines of the log. Next prints errors with texts that visitors sent, past the logger; as JSON,
 * control codes in them do nothing, and no text passes for a line of ours.
 */
export function logPrintedLines(): void {
	for (const level of ["warn", "error"] as const)
		console[level] = (...values: unknown[]) =>
			log[level]({ printed: harmless(format(...values)) }, "printed");
}

const harmless = (text: string) => text.slice(0, PRINTED_MAX_LENGTH).replace(CONTROL_CODES, "?");
