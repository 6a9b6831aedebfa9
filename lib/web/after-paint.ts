/** How often a page looks whether it is hidden: then browsers do not paint it. */
const UNSEEN_MS = 200;

/**
 * Resolves after the next paint, so that what follows does not delay the response to an input, however long a busy phone takes over it.
 * On a page in the background after 0.2 s.
 */
export function afterPaint(): Promise<void> {
	return new Promise((resolve) => {
		const unseen = setInterval(() => document.hidden && resolve(), UNSEEN_MS);
		requestAnimationFrame(() => {
			clearInterval(unseen);
			setTimeout(resolve);
		});
	});
}
