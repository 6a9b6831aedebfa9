/** The name of an error in the log: its code, or else its class. Never its message, because libraries may quote their input in it. */
export const errorName = (error: unknown): string =>
	error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : "unknown";
