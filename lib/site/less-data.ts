import { LESS_DATA_COOKIE } from "#lib/company/limits";

/** Told by `document` when the visitor has pressed 'Use less data'. */
export const LESS_DATA_EVENT = "less-data";

/**
 * Whether to fetch as little as possible: the visitor has said so on this site, or once for all to the browser. For the
 * browser only, and to be asked each time anew. Everything that may wait or be left out asks here.
 */
export const savesData = (): boolean =>
	choseLessData() ||
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
	matchMedia("(prefers-reduced-data: reduce)").matches;

/** Whether the switch of this site is on. */
export const choseLessData = (): boolean => document.cookie.includes(`${LESS_DATA_COOKIE}=1`);
