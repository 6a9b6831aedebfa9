const loading = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once. Resolves when its rules apply; rejects if it does not arrive. */
export function loadSheet(href: string): Promise<void> {
	const known = loading.get(href);
	if (known) return known;
	const sheet = new Promise<void>((resolve, reject) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = href;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			loading.delete(href);
			reject(new Error(`The style sheet ${href} did not arrive`));
		};
		document.head.append(link);
	});
	loading.set(href, sheet);
	return sheet;
}
