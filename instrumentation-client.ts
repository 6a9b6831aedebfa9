/**
 * Splits the longest task of hydration. Next evaluates all of its code, React's and the page's data in one task; it evaluates
 * this file first, and waits for a later task if a script must run before it (`beforeInteractive`). So React is evaluated in
 * the first task, and an empty script puts the rest off to another. Should Next stop looking at the list, everything would
 * happen at once, as before.
 */
import "react-dom/client";

declare global {
	/** The scripts that Next runs before hydration: their address, or 0, and their attributes and text. */
	var __next_s: [src: string | 0, props: { children: string }][] | undefined;
}

globalThis.__next_s = [[0, { children: "" }]];
