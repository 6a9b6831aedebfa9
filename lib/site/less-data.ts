import { LESS_DATA_COOKIE } from "#lib/company/limits";

/** Only Chromium has it. */
const connection: NonNullable<Navigator["connection"]> = navigator.connection || {};

/**
 * Whether to fetch as little as possible, because the visitor chose so on this site or in the browser. For the browser only; call it
 * each time. Everything that may wait or be omitted depends on it.
 */
export const savesData = (cookies?: string): boolean =>
	choseLessData(cookies) ||
	connection.saveData === true ||
	matchMedia("(prefers-reduced-data:reduce)").matches;

/**
 * Whether the line is good enough for what only later pages need, unless the visitor saves data. Where the browser does not tell what
 * it is like, a pointer that can hover stands for a computer.
 */
export const lineIsFast = (): boolean =>
	connection.effectiveType ? connection.effectiveType === "4g" : matchMedia("(hover:hover)").matches;

/** Whether the switch of this site is on, by the page's cookies as they are, or were when the caller read them. */
export const choseLessData = (cookies?: string): boolean =>
	(cookies ?? document.cookie).includes(`${LESS_DATA_COOKIE}=1`);

/**
 * Lets the pictures that are not loaded yet come at one pixel per CSS pixel: half or a third of the width that a phone's dense
 * screen would request.
 */
export function shrinkPictures(): void {
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[srcset]"))
		if (!picture.complete) picture.sizes = `${Math.ceil(picture.clientWidth / devicePixelRatio)}px`;
}
