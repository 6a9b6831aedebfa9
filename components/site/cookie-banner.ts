import { storeChoice, storedChoice } from "#components/site/cookie-jar";
import { chosenKinds, cookieKinds } from "#components/site/cookie-kinds";
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
