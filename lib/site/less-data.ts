import { LESS_DATA_COOKIE } from "#lib/company/limits";

/**
 * Whether to fetch as little as possible, because the visitor chose so on this site or in the browser. For the browser only; call it
 * each time. Everything that may wait or be omitted depends on it.
 */
export const savesData = (): boolean =>
	choseLessData() ||
	navigator.connection?.saveData === true ||
	matchMedia("(prefers-reduced-data: reduce)").matches;

/**
 * Whether this page may fetch what only later pages need. Where the browser does not tell what the line is like, a pointer that can
 * hover stands for a computer.
 */
export function lineIsFast(): boolean {
	const type = navigator.connection?.effectiveType;
	return !savesData() && (type ? type === "4g" : matchMedia("(hover: hover)").matches);
}

/** Whether the switch of this site is on. */
export const choseLessData = (): boolean => document.cookie.includes(`${LESS_DATA_COOKIE}=1`);

/**
 * Lets the pictures that are not loaded yet come at one pixel per CSS pixel: half or a third of the width that a phone's dense
 * screen would request.
 */
export function shrinkPictures(): void {
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[srcset]"))
		if (!picture.complete) picture.sizes = `${Math.ceil(picture.clientWidth / devicePixelRatio)}px`;
}
