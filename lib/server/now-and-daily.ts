import { DAY_MS } from "#lib/platform/durations";

/** Calls `look` now and once a day as long as the process runs, and does not keep it running. */
export function nowAndDaily(look: () => void): void {
	look();
	setInterval(look, DAY_MS).unref();
}
