/**
 * Next's scripts weigh more than everything else on a page, and browsers fetch them first: on a slow link they delay the
 * picture that the visitor came for. This module turns them into data blocks in the finished page, which browsers do not
 * fetch. `lib/browser/start-scripts.ts` starts them when the page has loaded, or when the visitor first touches it. Until
 * then links, forms and menus work as they do without script. The largest paint then comes as early as on a page with no
 * script at all; low priority, `defer` and preloads did not achieve that.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { Parser } from "htmlparser2";
import { START_SCRIPTS } from "../browser/compiled.ts";
import { DEFERRED, NO_SCRIPT } from "../browser/deferred.ts";

type Edit = { from: number; to: number; text: string };

/** A finished page whose framework scripts start late. A page without such scripts stays unchanged. */
export function withDeferredScripts(html: string): string {
	const edits: Edit[] = [];
	let root: Edit | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			const { src, async, rel, as } = attributes;
			const place = { from: parser.startIndex, to: parser.endIndex + 1 };
			if (name === "html") root = { ...place, text: withClass(html.slice(place.from, place.to)) };
			if (name === "script" && async !== undefined && src?.startsWith("/_next/static/")) {
				const isFirst = !edits.some(({ text }) => text);
				if (isFirst && root) edits.unshift(root);
				const starter = isFirst ? `<script>${START_SCRIPTS}</script>` : "";
				edits.push({ ...place, text: starter + asDataBlock(attributes) });
			}
			if (name === "link" && rel === "preload" && as === "script") edits.push({ ...place, text: "" });
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

/** The opening tag of a script that the browser ignores, with its original attributes as data. */
function asDataBlock(attributes: Record<string, string>): string {
	const data = Object.entries(attributes).map(
		([name, value]) => ` data-${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
	);
	return `<script type="${DEFERRED}"${data.join("")}>`;
}

/** The root's opening tag with the class that the starting script removes. */
const withClass = (tag: string): string =>
	/ class="/.test(tag)
		? tag.replace(/ class="([^"]*)"/, ` class="$1 ${NO_SCRIPT}"`)
		: tag.replace(/>$/, ` class="${NO_SCRIPT}">`);
