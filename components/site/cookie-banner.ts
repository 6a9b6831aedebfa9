import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";
import "./cookie-banner.css";

/** The code that reads and writes cookies is fetched when needed. The first view does not need it. */
const cookieJar = () => import("./cookie-jar");

/** What was pressed to open the banner again; undefined for the banner that appears by itself. */
let opener: HTMLElement | undefined;
let banner: HTMLElement | undefined;

/**
 * Shows the cookie banner (behaviour §4): by itself when no valid choice is stored, and when a button of the page opens it. It is
 * not a dialog, so the page behind stays usable. Its second view, which few visitors open, is fetched on demand. A banner
 * that was opened closes when the page is left; one that is unanswered stays, unless it is answered in another tab.
 */
export function showCookieBanner(pressed?: HTMLElement): void {
	opener = pressed ?? opener;
	banner?.remove();
	banner = document.createElement("section");
	banner.className = "site-cookies";
	banner.setAttribute("aria-labelledby", "cookie-heading");
	banner.addEventListener("keydown", ({ key }) => key === "Escape" && void closeIfChosen());
	// A press is likely to follow: fetch the code now, so that the choice is stored even if the visitor leaves right after it.
	banner.addEventListener("pointerenter", () => cookieJar().catch(() => {}));
	// Early, so that keyboard users reach it first.
	document.querySelector("header")?.before(banner);
	showQuestion(banner, pressed !== undefined);
}

addEventListener("pagehide", () => opener && remove());
// Another tab may have stored a choice meanwhile.
addEventListener("focus", () => banner && !opener && void closeIfChosen());
document.addEventListener("visibilitychange", () => banner && !opener && void closeIfChosen());

/** The first view: what cookies are for, and three answers. The two that decide have equal weight: neither is pushed. */
function showQuestion(box: HTMLElement, takesFocus: boolean) {
	box.innerHTML = `${heading("Cookies on this site")}<p class="cookie-words mt-1 text-ink-700 text-sm">We need a few to make this site work. If you agree, we also measure how fast it is. <a href="/privacy" class="font-semibold text-brand-700 underline underline-offset-4">Privacy Policy</a></p><div class="cookie-buttons"><button type="button" class="cookie-button cookie-button-primary" data-answer="necessary">Reject Non-Essential</button><button type="button" class="cookie-button cookie-button-primary" data-answer="all">Accept All</button><button type="button" class="cookie-button" data-answer="kinds">Customize</button></div>`;
	onAnswer(box, {
		necessary: () => save(NECESSARY_ONLY),
		all: () => save(ALL_COOKIES),
		kinds: () => void showKinds(box),
	});
	appear(box, "question", takesFocus);
}

/** The second view: each kind of cookie by itself. */
async function showKinds(box: HTMLElement) {
	say(box, "");
	try {
		const { cookieKinds, chosenKinds } = await import("./cookie-kinds");
		box.innerHTML = heading("Choose your cookies") + cookieKinds();
		onAnswer(box, {
			cancel: () => showQuestion(box, true),
			save: () => save(chosenKinds(box)),
		});
		appear(box, "kinds", true);
	} catch {
		say(box, LOST);
	}
}

const LOST = "The connection broke, so nothing was stored. Please press again.";

const heading = (text: string) =>
	`<h2 id="cookie-heading" aria-describedby="cookie-loss" tabindex="-1">${text}</h2><p role="status" id="cookie-loss" class="font-semibold text-danger-700 text-sm"></p>`;

function onAnswer(box: HTMLElement, answers: Readonly<Record<string, () => void>>) {
	for (const button of box.querySelectorAll<HTMLElement>("[data-answer]"))
		button.addEventListener("click", () => answers[button.dataset.answer ?? ""]?.());
}

/** The style sheet reserves the space that the banner covers. The focus follows the visitor's own actions only. */
function appear(box: HTMLElement, view: "question" | "kinds", takesFocus: boolean) {
	document.documentElement.dataset.cookies = view;
	if (takesFocus) box.querySelector<HTMLElement>("h2")?.focus();
}

function say(box: HTMLElement, text: string) {
	const status = box.querySelector("#cookie-loss");
	if (status) status.textContent = text;
}

/** Hides the banner at once, and shows it again with the focus if the choice could not be stored. */
async function save(choice: CookiePreferences) {
	const from = opener;
	hide();
	try {
		(await cookieJar()).storeChoice(choice);
	} catch {
		showCookieBanner(from);
		if (!banner) return;
		say(banner, LOST);
		banner.querySelector<HTMLElement>("h2")?.focus();
	}
}

async function closeIfChosen() {
	const jar = await cookieJar().catch(() => undefined);
	if (!jar?.storedChoice()) return;
	hide();
	jar.followChoice();
}

/** If the focus was inside, it returns to where it came from, or moves to the content. */
function hide() {
	const hadFocus = banner?.contains(document.activeElement);
	const next = hadFocus || opener ? (opener ?? document.getElementById("content")) : undefined;
	remove();
	next?.focus({ preventScroll: true });
}

function remove() {
	banner?.remove();
	banner = undefined;
	opener = undefined;
	delete document.documentElement.dataset.cookies;
}
