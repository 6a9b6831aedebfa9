import { whenIdle } from "#lib/web/when-idle";

/** The page has settled, or an animation keeps it busy for good. */
const IDLE_WITHIN_MS = 5_000;

let isStarted = false;
let stop: (() => void) | undefined;

/**
 * Begins to measure how fast this page is, or ends it at once, as the visitor's stored choice says. Call it when a page begins
 * and after every change of the choice. The code that measures is fetched only with the visitor's consent, when the page is idle.
 * If it does not load, nothing is measured.
 */
export function followAnalyticsChoice(isAllowed: () => boolean): void {
	// `web-vitals` calls it; Chrome 90 and 91 and Safari below 15.4 lack it.
	if (!("at" in Array.prototype)) return;
	if (!isAllowed()) {
		stop?.();
		stop = undefined;
		isStarted = false;
	} else if (!isStarted) {
		isStarted = true;
		whenIdle(async () => {
			if (!isAllowed()) return;
			const { reportVitals } = await import("./report-vitals").catch(() => ({ reportVitals: undefined }));
			// Meanwhile the visitor may have changed the choice, even twice.
			if (isStarted) stop ??= reportVitals?.(isAllowed);
		}, IDLE_WITHIN_MS);
	}
}
