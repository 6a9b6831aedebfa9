/** The settings that are kept in cookies, on every page that is open: what follows them at once, without any other script. */
import { CONSENT_COOKIE } from "../company/limits.ts";
import { choseLessData, savesData, shrinkPictures } from "../site/less-data.ts";
import { SETTINGS_CHANGED } from "../site/settings.ts";
import { speculationRules } from "./speculation-rules.ts";

const root = document.documentElement;
let knownCookies = "";
let mayFetchAhead = false;

/**
 * Shows the settings, and follows them: another tab may change one, and so may a page from which the visitor comes back to this one.
 */
export function followSettings() {
	apply();
	document.addEventListener(SETTINGS_CHANGED, apply);
	for (const sign of ["pageshow", "visibilitychange", "focus"])
		addEventListener(sign, () => {
			if (document.cookie !== knownCookies) document.dispatchEvent(new Event(SETTINGS_CHANGED));
		});
}

/** From now on, unless the visitor saves data, links are fetched when a pointer rests on them or touches them, in browsers that can. */
export function fetchAhead() {
	mayFetchAhead = true;
	const rules = document.querySelector("script[type=speculationrules]");
	if (savesData()) rules?.remove();
	if (rules || savesData() || !HTMLScriptElement.supports?.("speculationrules")) return;
	const eagerness = matchMedia("(hover:hover)").matches ? "moderate" : "conservative";
	const script = document.createElement("script");
	document.head.append(
		Object.assign(script, { type: "speculationrules", text: speculationRules(eagerness) }),
	);
}

function apply() {
	knownCookies = document.cookie;
	document.querySelector("[data-less-data]")?.setAttribute("aria-pressed", String(choseLessData()));
	if (savesData()) shrinkPictures();
	if (mayFetchAhead) fetchAhead();
	const isAnswered = knownCookies.includes(`${CONSENT_COOKIE}=true`);
	if (root.dataset.cookies === "question" && isAnswered) delete root.dataset.cookies;
}
