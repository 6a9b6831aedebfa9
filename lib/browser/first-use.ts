/** The root's attribute, and the window's event, since somebody first used the page (`loader.ts`). */
export const USED = "used";

/** Resolves once somebody has scrolled, moved the pointer, pressed something or typed, and has seen the answer to it. */
export const whenUsed = () =>
	new Promise<void>((resolve) => {
		if (USED in document.documentElement.dataset) resolve();
		else addEventListener(USED, () => resolve(), { once: true });
	});
