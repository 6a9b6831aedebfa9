import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";

/** How soon a changed file is noticed. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Calls `apply` now if the file exists, and whenever it changes. If `apply` throws, the log gives the reason with this message, and what
 * was applied before stays.
 */
export function watchFile(file: string, apply: () => void, message: string): void {
	let known = "none";
	const check = () => {
		const state = fileState(file);
		if (state === known) return;
		known = state;
		try {
			apply();
		} catch (error) {
			log.error({ error: error instanceof Error ? error.message : String(error) }, message);
		}
	};
	check();
	setInterval(check, CHECK_INTERVAL_MS).unref();
}
