/** Browsers do not paint a hidden page. */
const UNSEEN_MS = 200;

/**
 * Resolves after the next paint, so that what follows does not delay the response to an input. On a page in the background after
 * 0.2 s.
 */
export function afterPaint(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, UNSEEN_MS);
	});
}
