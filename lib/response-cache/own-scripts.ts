import { Parser } from "htmlparser2";
import { FONT, HIDE_DISMISSED, LOADER, START_PAGE } from "#lib/browser/compiled";
import { NO_SCRIPT } from "#lib/browser/page-state";

/**
 * Next's scripts and a page's data, which repeats its HTML, weigh more than everything else on it, and no page needs them: islands
 * hydrate alone (`lib/browser/loader.ts`). This takes every script out of a finished page but data blocks for search engines, and
 * puts the site's own into the head: the loader and what it builds on; on pages that show an alert, or may soon, also what hides the
 * alerts that a visitor has dismissed, before the first paint; and what sets the page in the site's font.
 */

const STRUCTURED_DATA = "application/ld+json";
const ALERT = "data-alert";

type Edit = { from: number; to: number; text: string };

/** A finished page with the site's own scripts and no others. Throws if the page has no head to put them into. */
export function withOwnScripts(html: string): string {
	const edits: Edit[] = [];
	const head: Edit = { from: 0, to: 0, text: "" };
	let hasAlert = false;
	let scriptFrom: number | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			const { type, rel, as } = attributes;
			const from = parser.startIndex;
			const to = parser.endIndex + 1;
			hasAlert ||= ALERT in attributes;
			if (name === "html") edits.push({ from, to, text: rootTag(html.slice(from, to)) });
			if (name === "script" && type !== STRUCTURED_DATA) scriptFrom = from;
			if (name === "link" && as === "script" && /^(?:module)?preload$/.test(rel ?? ""))
				edits.push({ from, to, text: "" });
		},
		onclosetag(name) {
			if (name === "head" && head.to === 0) {
				head.from = parser.startIndex;
				head.to = parser.startIndex;
				edits.push(head);
			}
			if (name !== "script" || scriptFrom === undefined) return;
			edits.push({ from: scriptFrom, to: parser.endIndex + 1, text: "" });
			scriptFrom = undefined;
		},
	});
	parser.write(html);
	parser.end();
	if (head.to === 0) throw new TypeError("the page has no head");
	head.text = `<script>${START_PAGE}</script><script type="module">${LOADER}</script>${
		hasAlert ? `<script>${HIDE_DISMISSED}</script>` : ""
	}<script>${FONT}</script>`;
	return edited(html, edits);
}

function edited(html: string, edits: readonly Edit[]): string {
	let result = "";
	let done = 0;
	for (const { from, to, text } of edits) {
		result += html.slice(done, from) + text;
		done = to;
	}
	return result + html.slice(done);
}

/** The root's opening tag with the class that the script in the head removes. */
const rootTag = (tag: string) =>
	/ class="/.test(tag)
		? tag.replace(/ class="([^"]*)"/, ` class="$1 ${NO_SCRIPT}"`)
		: tag.replace(/>$/, ` class="${NO_SCRIPT}">`);
