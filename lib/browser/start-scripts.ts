/**
 * Asks for the page's style sheets (`lib/page-cache/critical-styles.ts`), which the page shows its first screen without: when the
 * first bytes of the first picture are there, so that they share a slow line as little as possible and leave it idle as little
 * as possible; after two seconds, because a picture that does not come must not hold them back; or before the scripts. What
 * follows the first screen is hidden until they have arrived or failed.
 *
 * Starts the page's deferred scripts (`lib/page-cache/deferred-scripts.ts`), once: when the page has loaded, when the
 * visitor first touches it, or after ten seconds, because a picture that never loads must not hold them back. They never
 * start before the page's HTML is complete.
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
declare var SHEETS_AWAITED: string;
declare var LATE_SHEETS: string;

var LATEST_MS = 10000;
var LATEST_SHEETS_MS = 2000;
var LOOK_EVERY_MS = 30;

var root = document.documentElement;
var head = document.head;
var latestForSheets = Date.now() + LATEST_SHEETS_MS;
var looking = setInterval(askForSheets, LOOK_EVERY_MS);
var isStarted = false;

function showRest() {
	root.classList.remove(SHEETS_AWAITED);
}

function fallBack() {
	showRest();
	root.classList.add(NO_SCRIPT);
}

/** Asks for the style sheets if it is time. */
function askForSheets() {
	var links = document.querySelector(`[${LATE_SHEETS}]`);
	var picture = document.querySelector<HTMLImageElement>(
		"main img[fetchpriority=high],main img[loading=eager]",
	);
	var isTime = !picture || picture.complete || picture.naturalWidth || Date.now() > latestForSheets;
	if (links && (isTime || isStarted)) moveToHead(links);
}

/** Puts the links to the style sheets where later ones are appended, so that these override them. */
function moveToHead(links: Element) {
	head.insertAdjacentHTML("beforeend", links.textContent as string);
	// React does not expect it between its elements.
	links.remove();
	var sheets = sheetLinks();
	var awaited = sheets.length;
	function settled() {
		awaited -= 1;
		if (awaited === 0) showRest();
	}
	sheets.forEach((sheet) => {
		sheet.onload = sheet.onerror = settled;
	});
}

function start() {
	if (isStarted) return;
	// The scripts that have not been read yet would be left out.
	if (document.readyState === "loading") {
		document.addEventListener("DOMContentLoaded", start);
		return;
	}
	isStarted = true;
	clearInterval(looking);
	askForSheets();
	var scripts = all<HTMLScriptElement>(`script[type="${DEFERRED}"]`);
	var sheets = sheetLinks().filter((sheet) => !hasArrived(sheet));
	var missing = scripts.length + sheets.length;
	function arrived() {
		missing -= 1;
		if (missing > 0) return;
		// A copy may have arrived before its original.
		showRest();
		scripts.forEach(run);
	}
	sheets.forEach((sheet) => {
		replace(sheet, arrived);
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

function sheetLinks() {
	return all<HTMLLinkElement>("link[rel=stylesheet]");
}

/** A sheet that failed exists, too, but its rules cannot be read. */
function hasArrived(link: HTMLLinkElement) {
	try {
		return link.sheet?.cssRules;
	} catch {
		return false;
	}
}

/**
 * Puts a copy in the place of a style sheet that has not arrived. If the sheet is on its way, the copy comes from the browser's
 * memory; if it failed, the copy is a second try. Without the sheet, the next page would have only this page's first rules, so
 * the scripts do not start and every link loads a whole page.
 */
function replace(link: HTMLLinkElement, done: () => void) {
	var copy = link.cloneNode() as HTMLLinkElement;
	copy.onload = () => {
		link.remove();
		done();
	};
	copy.onerror = fallBack;
	head.appendChild(copy);
}

/** Replaces a deferred script with one that runs. */
function run(deferred: HTMLScriptElement) {
	var script = document.createElement("script");
	for (var name in deferred.dataset) script.setAttribute(name, deferred.dataset[name] as string);
	script.onerror = fallBack;
	deferred.replaceWith(script);
}

root.classList.add(SHEETS_AWAITED);
// On a fast line the page may have loaded before the next look. Sheets that are asked for before that delay it.
["DOMContentLoaded", "load"].forEach((sign) => {
	document.addEventListener(sign, askForSheets, true);
});

if (window.CSS && CSS.supports?.("aspect-ratio", "1")) {
	root.classList.remove(NO_SCRIPT);
	addEventListener("error", (event) => {
		if (/^\S* ?SyntaxError/.test(event.message)) fallBack();
	});
	["pointerdown", "keydown"].forEach((sign) => {
		addEventListener(sign, start, true);
	});
	// In a task of its own: if the page has not been laid out yet, browsers do it in the task of this event.
	addEventListener("load", () => {
		setTimeout(start);
	});
	setTimeout(start, LATEST_MS);
}

export {};
