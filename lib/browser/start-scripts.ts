/**
 * Starts the page's deferred scripts (`lib/page-cache/deferred-scripts.ts`), once: when the page has loaded, when the
 * visitor first touches it, or after ten seconds, because a picture that never loads must not hold them back.
 *
 * It fetches them all before it runs any: a page that lacks one would become interactive in part, or fall into its error
 * page. If one is missing or cannot be parsed, the page goes back to its state without script. In a browser older than
 * those supported (one without `aspect-ratio`) the scripts never run.
 *
 * Every browser must be able to parse the compiled script. It is compiled to ES5, which knows neither `const` nor `let`.
 */

/** The values from `deferred.ts`; an import would leave a `const` in the script. */
declare var DEFERRED: string;
declare var NO_SCRIPT: string;

var LATEST_MS = 10000;

var root = document.documentElement;
var head = document.head as HTMLHeadElement & { moveBefore?: (node: Node, before: null) => void };
var isStarted = false;

function fallBack() {
	root.classList.add(NO_SCRIPT);
}

function start() {
	if (isStarted) return;
	isStarted = true;
	var scripts = all<HTMLScriptElement>(`script[type="${DEFERRED}"]`);
	var sheets = all<HTMLLinkElement>("body link[rel=stylesheet]");
	var missing = scripts.length + sheets.length;
	function arrived() {
		missing -= 1;
		if (missing === 0) scripts.forEach(run);
	}
	sheets.forEach((sheet) => {
		moveToHead(sheet, arrived);
	});
	scripts.forEach((script) => {
		var link = document.createElement("link");
		link.rel = "preload";
		link.as = "script";
		link.href = script.getAttribute("data-src") as string;
		link.onload = arrived;
		link.onerror = fallBack;
		head.appendChild(link);
	});
}

function all<E extends Element>(selector: string): E[] {
	return [].slice.call(document.querySelectorAll(selector));
}

/**
 * Moves a style sheet (`lib/page-cache/critical-styles.ts`) to where later ones are appended, so that these override it. React,
 * which starts afterwards, does not expect it between its elements.
 *
 * `moveBefore` keeps the sheet, so the browser computes no styles again. In a browser without it, or if the sheet has not
 * arrived, the original stays until its copy has arrived from the browser's memory. If the sheet failed, the copy is a second
 * try. Without it, the next page would have only this page's first rules, so the scripts do not start and every link loads a
 * whole page.
 */
function moveToHead(link: HTMLLinkElement, done: () => void) {
	if (hasArrived(link) && head.moveBefore) {
		head.moveBefore(link, null);
		done();
		return;
	}
	var copy = link.cloneNode() as HTMLLinkElement;
	copy.onload = () => {
		link.remove();
		done();
	};
	copy.onerror = fallBack;
	head.appendChild(copy);
}

/** A sheet that failed exists, too, but its rules cannot be read. */
function hasArrived(link: HTMLLinkElement) {
	try {
		return link.sheet?.cssRules;
	} catch {
		return false;
	}
}

/** Replaces a deferred script with one that runs. */
function run(deferred: HTMLScriptElement) {
	var script = document.createElement("script");
	for (var name in deferred.dataset) script.setAttribute(name, deferred.dataset[name] as string);
	script.onerror = fallBack;
	deferred.replaceWith(script);
}

if (window.CSS && CSS.supports?.("aspect-ratio", "1")) {
	root.classList.remove(NO_SCRIPT);
	addEventListener("error", (event) => {
		if (/^\S* ?SyntaxError/.test(event.message)) fallBack();
	});
	["load", "pointerdown", "keydown"].forEach((sign) => {
		addEventListener(sign, start, true);
	});
	setTimeout(start, LATEST_MS);
}

export {};
