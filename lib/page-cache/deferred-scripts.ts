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

/** The class of a page whose scripts do not run; style sheets know it as `noscript:`. */
const NO_SCRIPT = "no-script";

/**
 * Wakes the sleeping scripts, once. They are fetched first and run only when all of them are there: a page that lacks one would come
 * to life in part, or fall to its error. Then, and where a script cannot be parsed, the page is again what it is without script.
 * A browser below the floor (which has no `aspect-ratio`) is left alone. Written so that every browser can parse it.
 */
export const WAKE_SCRIPTS = `(function(){var d=document,r=d.documentElement,w=window,o;if(!w.CSS||!CSS.supports||!CSS.supports("aspect-ratio","1"))return;function f(){if(!o){o=1;r.className+=" ${NO_SCRIPT}"}}function k(){if(k.d)return;k.d=1;var a=[].slice.call(d.querySelectorAll('script[type="text/asleep"]')),n=a.length;a.forEach(function(s){var l=d.createElement("link");l.rel="preload";l.as="script";l.href=s.getAttribute("data-src");l.onload=function(){--n||a.forEach(u)};l.onerror=f;d.head.appendChild(l)})}function u(a){var s=d.createElement("script"),n;for(n in a.dataset)s.setAttribute(n,a.dataset[n]);s.onerror=f;a.parentNode.replaceChild(s,a)}r.className=r.className.replace(/ ?${NO_SCRIPT}/,"");w.addEventListener("error",function(e){/^\\S* ?SyntaxError/.test(e.message)&&f()});["load","pointerdown","keydown"].forEach(function(n){w.addEventListener(n,k,true)});setTimeout(k,${LATEST_MS})})()`;

type Edit = { from: number; to: number; text: string };

/** A finished page whose framework scripts start late; one without such scripts as it is. */
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
				const wake = isFirst ? `<script>${WAKE_SCRIPTS}</script>` : "";
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

/** The root's opening tag with the class that the waking script takes away. */
const withClass = (tag: string): string =>
	/ class="/.test(tag)
		? tag.replace(/ class="([^"]*)"/, ` class="$1 ${NO_SCRIPT}"`)
		: tag.replace(/>$/, ` class="${NO_SCRIPT}">`);
