/**
 * Next's scripts weigh more than all else of a page, and are asked for first: on a slow link they keep the picture waiting
 * that the visitor came for. In a finished page they are put to sleep here (an unknown `type` is not fetched), and one
 * line of script wakes them when the page is there, or when the visitor first touches it. Until then links, forms and
 * menus work as they do without script. Measured, the largest paint then comes as early as on a page with no script at
 * all; low priority, `defer` and preloads did not do it.
 *
 * Loaded by Next outside the bundle, through the page cache: imports of the project are relative and few.
 */
import { Parser } from "htmlparser2";

/** A picture that never comes must not keep the scripts away. */
const LATEST_MS = 10_000;

/** Wakes the sleeping scripts, once: each is replaced by one that the browser fetches. */
export const WAKE_SCRIPTS = `(()=>{let awake;const wake=()=>{if(awake)return;awake=true;for(const asleep of document.querySelectorAll('script[type="asleep"]')){const script=document.createElement("script");for(const{name,value}of asleep.attributes)if(name!=="type")script.setAttribute(name,value);asleep.replaceWith(script)}};for(const sign of["load","pointerdown","keydown"])addEventListener(sign,wake,true);setTimeout(wake,${LATEST_MS})})()`;

/** A finished page whose framework scripts start late; one without such scripts as it is. */
export function withLateScripts(html: string): string {
	const edits: { from: number; to: number; text: string }[] = [];
	const parser = new Parser({
		onopentag(name, { src, async, rel, as }) {
			const from = parser.startIndex;
			if (name === "script" && async !== undefined && src?.startsWith("/_next/static/")) {
				const wake = edits.some(({ text }) => text) ? "" : `<script>${WAKE_SCRIPTS}</script>`;
				edits.push({ from, to: from + "<script".length, text: `${wake}<script type="asleep"` });
			}
			if (name === "link" && rel === "preload" && as === "script")
				edits.push({ from, to: parser.endIndex + 1, text: "" });
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
