/** Adds a style sheet to the page. Resolves when its rules apply; rejects if it does not arrive. */
export const loadSheet = (href: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(`The style sheet ${href} did not arrive`));
		};
		document.head.append(link);
	});
