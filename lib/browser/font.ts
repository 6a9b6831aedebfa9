/**
 * Sets a page in the site's font: on a fast line the first one, elsewhere those after it (decision 0146). A font that is not there
 * when the page is first painted waits for the next page (`font-display: optional`), so that nothing moves. No style sheet names
 * its file: the head and the sheet that comes later would each define it, and browsers would use it as soon as the second does.
 */
import { lineIsFast, savesData } from "../site/less-data.ts";

/** The name contains a hash of the content; browsers cache it for a year (`next.config.ts`). `design/font/subset.py` makes it. */
const FILE = "/fonts/figtree-237e961e.woff2";

/** Part of the script in the head, which old browsers must be able to parse: a `const` in the function would stay one. */
export function setInFont(cookies: string, isPageChange: boolean): void {
	if (savesData(cookies)) return;
	var isFast = lineIsFast();
	if (!isFast && !isPageChange) return;
	var font = new FontFace("figtree", `url(${FILE})`, { weight: "400 800", display: "optional" });
	document.fonts.add(font);
	// Chromium holds the first paint for a preloaded font, for 50 ms at most. A slow line would need longer.
	var preload = `<link rel="preload" as="font" crossorigin href="${FILE}">`;
	if (isFast) document.head.insertAdjacentHTML("beforeend", preload);
	font.load().catch(() => {});
}
