import { counter } from "../platform/metrics.ts";

/** Next loads this outside the bundle, through the page cache: imports are relative, with their extension. */

const faults = counter(
	"page_cache_faults_total",
	"Steps of keeping a page that failed and were left out, by step.",
);

/** What `run` returns; `otherwise`, if it throws. The fault is counted and logged, and goes no further. */
export function attempted<T>(step: string, run: () => T, otherwise: T): T {
	try {
		return run();
	} catch (error) {
		countFault(step, error);
		return otherwise;
	}
}

/** Counts a step that failed, and logs it without the error's message, which may quote the page. */
export function countFault(step: string, error: unknown): void {
	faults.add({ step });
	const { name, code } = (error ?? {}) as NodeJS.ErrnoException;
	// Only now, as the log needs valid settings.
	void import("../platform/log.ts").then(({ log }) =>
		log.error({ step, name, code }, "a page was not finished completely"),
	);
}
