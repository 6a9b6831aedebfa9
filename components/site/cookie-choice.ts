import { followAnalyticsChoice } from "#components/site/analytics";
import { storeChoice, storedChoice } from "#components/site/cookie-jar";
import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";
import { SETTINGS_CHANGED } from "#lib/site/settings";

const root = document.documentElement;
const banner = document.querySelector<HTMLElement>(".site-choices") as HTMLElement;
/** The question, and the kinds one by one. */
const [question, kinds] = banner.children as unknown as [HTMLElement, HTMLElement];
const switches = () => banner.querySelectorAll<HTMLInputElement>("input:not(:disabled)");
/** The button that opened the banner again; undefined for the one that the page shows by itself. */
let opener: HTMLElement | undefined;
/** The choice as this page last saw it. */
let known = "";

/** Follows the stored cookie choice. Without a valid one the page asks (`cookie-banner.tsx`), until it is answered here or in another tab. */
export function followCookieChoice(): void {
	if (!storedChoice()) root.dataset.cookies ??= "question";
	follow();
	document.addEventListener(SETTINGS_CHANGED, follow);
	// A banner that was opened again closes when the page is left; one that is unanswered stays.
	addEventListener("pagehide", () => opener && hide());
	banner.addEventListener("keydown", ({ key }) => {
		if (key === "Escape" && storedChoice()) close();
	});
}

/** Starts what the stored choice allows, and ends what it does not. A new choice closes the banner, wherever it was made. */
function follow() {
	const choice = JSON.stringify(storedChoice() ?? null);
	if (choice !== known && storedChoice()) hide();
	known = choice;
	followAnalyticsChoice(() => storedChoice()?.analytics === true);
}

/** Does what a button of the cookie banner says; any other button opens the banner again (behaviour §4). */
export function answerCookies(pressed: HTMLElement): void {
	const { cookieAnswer } = pressed.dataset;
	if (cookieAnswer === "necessary") save(NECESSARY_ONLY);
	else if (cookieAnswer === "all") save(ALL_COOKIES);
	else if (cookieAnswer === "save") save(chosenKinds());
	else if (cookieAnswer === "kinds") {
		show(kinds);
		for (const each of switches()) each.checked = storedChoice()?.[each.name as "analytics"] === true;
	} else {
		if (!cookieAnswer) opener = pressed;
		show(question);
	}
}

/** The style sheet reserves the space that the banner covers. */
function show(view: HTMLElement) {
	put(view);
	root.dataset.cookies = view === kinds ? "kinds" : "question";
	view.querySelector("h2")?.focus();
}

function put(view: HTMLElement) {
	question.hidden = view !== question;
	kinds.hidden = view !== kinds;
}

function save(choice: CookiePreferences) {
	close();
	storeChoice(choice);
}

/** The focus returns to where it came from, or moves to the content, unless the visitor has gone on: this code may come late. */
function close() {
	const { activeElement, body } = document;
	const isOurs = activeElement === null || activeElement === body || banner.contains(activeElement);
	const next = opener ?? document.getElementById("content");
	hide();
	if (isOurs) next?.focus({ preventScroll: true });
}

function hide() {
	put(question);
	opener = undefined;
	delete root.dataset.cookies;
}

/** The state of the switches. */
function chosenKinds(): CookiePreferences {
	const chosen = [...switches()].map(({ name, checked }) => [name, checked]);
	return { ...NECESSARY_ONLY, ...Object.fromEntries(chosen) };
}
