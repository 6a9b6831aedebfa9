import { Parser } from "htmlparser2";
import { HIDE_DISMISSED, RELOAD_PAGE, START_PAGE } from "#lib/browser/compiled";
import { LOADER_URL } from "#lib/browser/loader-file";
import { NO_SCRIPT } from "#lib/browser/page-state";
import { ALERT_ID } from "#lib/islands/data-attributes";
import { isDevelopment } from "#lib/platform/development";

/**
 * Next's scripts and a page's data, which repeats its HTML, weigh more than everything else on it, and no page needs them: islands
 * hydrate alone (`lib/browser/loader.ts`). This takes every script out of a finished page but data blocks for search engines, and
 * puts the site's own into the head: the loader and what it builds on; on pages that show an alert, or may soon, also what hides the
 * alerts that a visitor has dismissed, before the first paint.
 */

const STRUCTURED_DATA = "application/ld+json";
/** Where Next's scripts would put what its head lacks. */
const NEXT_PLACE = '<div hidden=""><!--$--><!--/$--></div>';

/** A finished page with the site's own scripts and no others. Throws if the page has no head to put them into. */
export function withOwnScripts(html: string): string {
	const removed: { from: number; to: number }[] = [];
	let hasAlert = false;
	let scriptFrom: number | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			const { type, rel, as } = attributes;
			hasAlert ||= ALERT_ID in attributes;
			if (name === "script" && type !== STRUCTURED_DATA) scriptFrom = parser.startIndex;
			if (name === "link" && as === "script" && /^(?:module)?preload$/.test(rel ?? ""))
				removed.push({ from: parser.startIndex, to: parser.endIndex + 1 });
		},
		onclosetag(name) {
			if (name !== "script" || scriptFrom === undefined) return;
			removed.push({ from: scriptFrom, to: parser.endIndex + 1 });
			scriptFrom = undefined;
		},
	});
	parser.write(html);
	parser.end();
	let page = "";
	let done = 0;
	for (const { from, to } of removed) {
		page += html.slice(done, from);
		done = to;
	}
	page = (page + html.slice(done)).replace(NEXT_PLACE, "");
	const headEnd = page.indexOf("</head>");
	if (headEnd < 0) throw new TypeError("the page has no head");
	return page.slice(0, headEnd).replace(/<html[^>]*>/, rootTag) + ownScripts(hasAlert) + page.slice(headEnd);
}

const ownScripts = (hasAlert: boolean) =>
	`<script>${START_PAGE}</script><script type="module" src="${LOADER_URL}"></script>${
		hasAlert ? `<script>${HIDE_DISMISSED}</script>` : ""
	}${isDevelopment ? `<script>${RELOAD_PAGE}</script>` : ""}`;

/** The root's opening tag with the class that the script in the head removes. */
const rootTag = (tag: string) =>
	/ class="/.test(tag)
		? tag.replace(/ class="([^"]*)"/, ` class="$1 ${NO_SCRIPT}"`)
		: tag.replace(/>$/, ` class="${NO_SCRIPT}">`);
