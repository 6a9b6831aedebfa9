/** The settings stored in cookies, on every page that is open: what follows them at once, without any other script. */

import { CONSENT_COOKIE } from "../company/limits.ts";
import { LESS_DATA } from "../islands/data-attributes.ts";
import { choseLessData, savesData, shrinkPictures } from "../site/less-data.ts";
import { SETTINGS_CHANGED } from "../site/settings.ts";
import { CAN_HOVER, SPECULATION_RULES } from "./speculation-rules.ts";

const root = document.documentElement;
let knownCookies = window.earlyCookies ?? "";
let mayFetchAhead = false;

/**
 * Shows the settings, and follows them: another tab may change one, and so may a page from which the visitor comes back to this one.
 */
export function followSettings() {
	// The server and the script in the head have shown the others.
	if (pageSavesData()) show();
	document.addEventListener(SETTINGS_CHANGED, () => {
		knownCookies = document.cookie;
		show();
	});
	for (const sign of ["pageshow", "visibilitychange", "focus"]) addEventListener(sign, lookAgain);
}

function lookAgain({ type, persisted }: Event & Partial<PageTransitionEvent>) {
	const isNew = type === "pageshow" && !persisted;
	if (!isNew && document.cookie !== knownCookies) document.dispatchEvent(new Event(SETTINGS_CHANGED));
}

/** Whether the visitor saves data, as far as the page knows. */
export const pageSavesData = () => savesData(knownCookies);

/** From now on, unless the visitor saves data, links are fetched when a pointer rests on them or touches them, in browsers that can. */
export function fetchAhead() {
	mayFetchAhead = true;
	const rules = document.querySelector("script[type=speculationrules]");
	const saves = pageSavesData();
	if (saves) rules?.remove();
	if (rules || saves || !HTMLScriptElement.supports?.("speculationrules")) return;
	root.toggleAttribute(CAN_HOVER, matchMedia("(hover:hover)").matches);
	const script = document.createElement("script");
	document.head.append(Object.assign(script, { type: "speculationrules", text: SPECULATION_RULES }));
}

function show() {
	document.querySelector(`[${LESS_DATA}]`)?.setAttribute("aria-pressed", String(choseLessData(knownCookies)));
	if (pageSavesData()) shrinkPictures();
	if (mayFetchAhead) fetchAhead();
	const isAnswered = knownCookies.includes(`${CONSENT_COOKIE}=true`);
	if (root.dataset.cookies === "question" && isAnswered) delete root.dataset.cookies;
}
