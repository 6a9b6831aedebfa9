/**
 * Next's scripts and a page's data, which repeats its HTML, weigh more than everything else on it, and no page needs them: islands
 * hydrate alone (`lib/browser/loader.ts`). This takes every script out of a finished page but data blocks for search engines, and
 * puts the site's own two into the head.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { Parser } from "htmlparser2";
import { LOADER, START_PAGE } from "../browser/compiled.ts";
import { NO_SCRIPT } from "../browser/page-state.ts";

const STRUCTURED_DATA = "application/ld+json";
const OWN_SCRIPTS = `<script>${START_PAGE}</script><script type="module">${LOADER}</script>`;

type Edit = { from: number; to: number; text: string };

/** A finished page with the site's own scripts and no others. */
export function withOwnScripts(html: string): string {
	const edits: Edit[] = [];
	let scriptFrom: number | undefined;
	const parser = new Parser({
		onopentag(name, { type, rel, as }) {
			const from = parser.startIndex;
			const to = parser.endIndex + 1;
			if (name === "html") edits.push({ from, to, text: withClass(html.slice(from, to)) });
			if (name === "script" && type !== STRUCTURED_DATA) scriptFrom = from;
			if (name === "link" && as === "script" && /^(?:module)?preload$/.test(rel ?? ""))
				edits.push({ from, to, text: "" });
		},
		onclosetag(name) {
			if (name === "head") edits.push({ from: parser.startIndex, to: parser.startIndex, text: OWN_SCRIPTS });
			if (name !== "script" || scriptFrom === undefined) return;
			edits.push({ from: scriptFrom, to: parser.endIndex + 1, text: "" });
			scriptFrom = undefined;
		},
	});
	parser.write(html);
	parser.end();
	let result = "";
	let done = 0;
	for (const { from, to, text } of edits) {
		result += html.slice(done, from) + text;
		done = to;
	}
	return result + html.slice(done);
}

/** The root's opening tag with the class that the script in the head removes. */
const withClass = (tag: string): string =>
	/ class="/.test(tag)
		? tag.replace(/ class="([^"]*)"/, ` class="$1 ${NO_SCRIPT}"`)
		: tag.replace(/>$/, ` class="${NO_SCRIPT}">`);
