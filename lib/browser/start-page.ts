/**
 * Asks for the page's style sheets (`lib/response-cache/critical-styles.ts`), which the page shows its first screen without: when the
 * first bytes of the first picture are there, so that they share a slow line as little as possible and leave it idle as little
 * as possible; when the page has loaded or somebody touches it; or after two seconds, because a picture that does not come must
 * not hold them back. What follows the first screen is hidden until they have arrived or failed.
 *
 * In a browser older than those supported (one without `aspect-ratio`), or one that cannot parse a script or start the loader, the
 * page stays as without script. Every browser must be able to parse the compiled script. It is compiled to ES5, which knows neither
 * `const` nor `let`.
 */

import { CONSENT_COOKIE } from "../company/limits.ts";
import { COOKIE_VIEW, PRESSABLE_PART } from "../islands/data-attributes.ts";
import { setInFont } from "./font.ts";
import { COOKIE_ANSWER, LATE_SHEETS, NO_SCRIPT, PRODUCTS_SHUT, SHEETS_AWAITED } from "./page-state.ts";

var LATEST_SHEETS_MS = 2000;
var LOOK_EVERY_MS = 30;
/** How long the page waits for them. */
var SHEETS_MS = 6000;
/** How long what somebody pressed waits for the loader. */
var LOADER_MS = 10000;
/** Without the sheets, what follows the first screen has half of its rules. It must still fit the screen. */
var FITTING = "body *{max-width:100%;flex-wrap:wrap!important}";

var root = document.documentElement;
/** The browser then has the sheets already, or most of them. */
var isPageChange = document.referrer.indexOf(`${location.origin}/`) === 0;
var cookies = document.cookie;
var latest = Date.now() + LATEST_SHEETS_MS;
var looking = setInterval(askForSheets, LOOK_EVERY_MS);

function showRest() {
	root.classList.remove(SHEETS_AWAITED);
}

/** Asks for the style sheets if it is time. */
function askForSheets(event?: Event) {
	var links = document.getElementById(LATE_SHEETS);
	// Until something follows it, the element may hold only the part of the links that has arrived.
	if (links && (links.nextSibling || document.readyState !== "loading") && isTime(event)) moveToHead(links);
	if (document.readyState === "complete") clearInterval(looking);
}

function isTime(event?: Event) {
	if (isPageChange || document.readyState === "complete" || Date.now() > latest) return true;
	if (event && event.type.indexOf("down") > 0) return true;
	var picture = document.querySelector<HTMLImageElement>(
		"main img[fetchpriority=high],main img[loading=eager]",
	);
	return !picture || picture.complete || picture.naturalWidth;
}

/**
 * Puts the links to the style sheets where later ones are appended, so that these override them. A sheet that fails is asked for
 * once more. If that fails, too, or does not come in time, the page is shown as without script.
 */
function moveToHead(links: Element) {
	clearInterval(looking);
	document.head.insertAdjacentHTML("beforeend", links.textContent as string);
	links.remove();
	var sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
	var awaited = sheets.length;
	var isLate = false;
	function settled() {
		awaited -= 1;
		if (awaited > 0) return;
		showRest();
		if (isLate) criticalSheet().deleteRule(0);
	}
	sheets.forEach((sheet) => {
		sheet.onload = settled;
		sheet.onerror = () => {
			var again = sheet.cloneNode() as HTMLLinkElement;
			again.onload = settled;
			again.onerror = showWithout;
			sheet.replaceWith(again);
		};
	});
	setTimeout(() => {
		isLate = awaited > 0;
		if (isLate) showWithout();
	}, SHEETS_MS);
}

function showWithout() {
	root.classList.add(NO_SCRIPT);
	criticalSheet().insertRule(FITTING);
	showRest();
}

function criticalSheet() {
	return (document.querySelector("style") as HTMLStyleElement).sheet as CSSStyleSheet;
}

root.classList.add(SHEETS_AWAITED);
// On a fast line the page may have loaded before the next look. Sheets that are asked for before that delay it.
["readystatechange", "load", "pointerdown", "keydown"].forEach((sign) => {
	document.addEventListener(sign, askForSheets, true);
});
addEventListener("load", askForSheets);

if ("aspectRatio" in root.style) {
	root.classList.remove(NO_SCRIPT);
	addEventListener(
		"error",
		(event) => {
			var isLoader = (event.target as HTMLScriptElement).type === "module";
			if (isLoader || /^\S* ?SyntaxError|\/loader-/.test(event.message + event.filename)) giveUp();
		},
		true,
	);
	window.earlyPresses = [];
	addEventListener("click", notePress, true);
	addEventListener("change", (event) => {
		if (event.isTrusted) window.hasChosen = true;
	});
	window.earlyCookies = cookies;
	// The cookie banner is part of the first paint (`components/site/cookie-banner.tsx`).
	if (!cookies.includes(`${CONSENT_COOKIE}=true`)) root.setAttribute(COOKIE_VIEW, "question");
	if (matchMedia("(hover:hover)").matches) keepProductsShut();
	setInFont(cookies, isPageChange);
}

/** Shows the page as without script, unless the loader has begun to repeat what was pressed. One that comes later does nothing. */
function giveUp() {
	if (!window.earlyPresses) return;
	window.earlyPresses = undefined;
	root.classList.add(NO_SCRIPT);
	document.querySelectorAll("[aria-busy]").forEach((button) => {
		button.removeAttribute("aria-busy");
	});
}

/** Notes the last press, and the last answer to the cookie banner: `early-press.ts` repeats them. */
function notePress(event: Event) {
	if (!window.earlyPresses) return;
	var button = (event.target as Element).closest<HTMLElement>(`button[type=button],[${PRESSABLE_PART}]`);
	if (!button) {
		window.earlyPresses[1] = null;
		return;
	}
	window.earlyPresses = button.matches(COOKIE_ANSWER) ? [button] : [window.earlyPresses[0], button];
	button.setAttribute("aria-busy", "true");
	setTimeout(giveUp, LOADER_MS);
}

/** Only a pointer that can hover opens the menu by lying on it. Phones are spared the storage, which waits for another process. */
function keepProductsShut() {
	try {
		if (sessionStorage.getItem(PRODUCTS_SHUT)) root.setAttribute(`data-${PRODUCTS_SHUT}`, "");
		sessionStorage.removeItem(PRODUCTS_SHUT);
	} catch (_blocked) {}
}
