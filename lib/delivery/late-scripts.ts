/**
 * Next's scripts weigh more than all else of a page, and are asked for first: on a slow link they keep the picture waiting
 * that the visitor came for. In a finished page they are put to sleep here (as data blocks, which are not fetched), and one
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
export const WAKE_SCRIPTS = `(()=>{let awake;const wake=()=>{if(awake)return;awake=true;for(const asleep of document.querySelectorAll('script[type="text/asleep"]')){const script=document.createElement("script");for(const name in asleep.dataset)script.setAttribute(name,asleep.dataset[name]);asleep.replaceWith(script)}};for(const sign of["load","pointerdown","keydown"])addEventListener(sign,wake,true);setTimeout(wake,${LATEST_MS})})()`;

/** A finished page whose framework scripts start late; one without such scripts as it is. */
export function withLateScripts(html: string): string {
	const edits: { from: number; to: number; text: string }[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			const { src, async, rel, as } = attributes;
			const place = { from: parser.startIndex, to: parser.endIndex + 1 };
			if (name === "script" && async !== undefined && src?.startsWith("/_next/static/")) {
				const wake = edits.some(({ text }) => text) ? "" : `<script>${WAKE_SCRIPTS}</script>`;
				edits.push({ ...place, text: wake + asleep(attributes) });
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

/** The opening tag of a script that the browser leaves alone, with what it takes to be one in its data. */
function asleep(attributes: Record<string, string>): string {
	const data = Object.entries(attributes).map(
		([name, value]) => ` data-${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
	);
	return `<script type="text/asleep"${data.join("")}>`;
}
