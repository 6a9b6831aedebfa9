import { storeChoice, storedChoice } from "#components/site/cookie-jar";
import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";

const root = document.documentElement;
const banner = document.querySelector<HTMLElement>(".site-cookies") as HTMLElement;
const question = banner.innerHTML;
/** What was pressed to open the banner again; undefined for the one that the page shows by itself. */
let opener: HTMLElement | undefined;

// A banner that was opened again closes when the page is left; one that is unanswered stays.
addEventListener("pagehide", () => opener && hide());
banner.addEventListener("keydown", ({ key }) => {
	if (key === "Escape" && storedChoice()) close();
});

/** Does what a button of the cookie banner says; any other button opens the banner again (behaviour §4). */
export function answerCookies(pressed: HTMLElement): void {
	const { cookieAnswer } = pressed.dataset;
	if (cookieAnswer === "necessary") save(NECESSARY_ONLY);
	else if (cookieAnswer === "all") save(ALL_COOKIES);
	else if (cookieAnswer === "save") save(chosenKinds(banner));
	else if (cookieAnswer === "kinds") show("kinds", cookieKinds());
	else {
		if (!cookieAnswer) opener = pressed;
		show("question", question);
	}
}

/** The style sheet reserves the space that the banner covers. */
function show(view: "question" | "kinds", html: string) {
	banner.innerHTML = html;
	root.dataset.cookies = view;
	banner.querySelector("h2")?.focus();
}

function save(choice: CookiePreferences) {
	storeChoice(choice);
	close();
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
	banner.innerHTML = question;
	opener = undefined;
	delete root.dataset.cookies;
}

const KINDS = [
	["necessary", "Necessary", "To keep this site safe and to remember this choice. Always on."],
	["analytics", "Analytics", "To measure how fast our pages are for you. We do not learn who you are."],
	["marketing", "Marketing", "To show you offers that fit you. We set none today."],
	["preferences", "Preferences", "To remember how you like this site. We set none today."],
] as const;

/** The HTML of the kinds of cookies, one by one (behaviour §4), initially as stored. */
function cookieKinds(): string {
	const stored = storedChoice() ?? NECESSARY_ONLY;
	const rows = KINDS.map(([kind, label, purpose]) => {
		const id = `cookie-${kind}`;
		const state = `${stored[kind] ? " checked" : ""}${kind === "necessary" ? " disabled" : ""}`;
		return `<li><label for="${id}"><span><span class="block font-semibold text-ink-900">${label}</span> <span id="${id}-purpose" class="block text-ink-700">${purpose}</span></span><input type="checkbox" id="${id}" name="${kind}" aria-label="${label}" aria-describedby="${id}-purpose" class="cookie-switch"${state}></label></li>`;
	});
	return `<h2 id="cookie-heading" tabindex="-1">Choose your cookies</h2><ul>${rows.join("")}</ul><div class="cookie-buttons"><button type="button" class="cookie-button" data-page-control="" data-cookie-answer="cancel">Cancel</button><button type="button" class="cookie-button cookie-button-primary" data-page-control="" data-cookie-answer="save">Save Preferences</button></div>`;
}

/** What the switches inside `box` say. */
function chosenKinds(box: HTMLElement): CookiePreferences {
	const isOn = (kind: string) => box.querySelector<HTMLInputElement>(`[name=${kind}]`)?.checked === true;
	return {
		...NECESSARY_ONLY,
		analytics: isOn("analytics"),
		marketing: isOn("marketing"),
		preferences: isOn("preferences"),
	};
}
