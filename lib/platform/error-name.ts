/** What the log calls an error: its code, or else its class. Never its message, because libraries may quote their input in it. */
export const errorName = (error: unknown): string =>
	error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : "unknown";
