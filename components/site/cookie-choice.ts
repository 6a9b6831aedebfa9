import { whenUsed } from "#lib/browser/first-use";
import { CONSENT_COOKIE } from "#lib/company/limits";

/** Whether a cookie choice seems to be stored. Whether it is a valid one, `cookie-jar.ts` knows. */
const hasChosen = () => document.cookie.includes(`${CONSENT_COOKIE}=true`);

/**
 * Follows the stored cookie choice. Without one the page asks (`cookie-question.tsx`), until it is answered here or in another tab.
 */
export function followCookieChoice(): void {
	if (hasChosen()) return void followStored();
	ask();
	const lookAgain = () => {
		if (document.documentElement.dataset.cookies === "question" && hasChosen()) void followStored();
	};
	addEventListener("focus", lookAgain);
	document.addEventListener("visibilitychange", lookAgain);
}

/** What a press on a button of the cookie banner, or on 'Cookie settings', does. */
export async function answerCookieControl(control: HTMLElement): Promise<void> {
	control.setAttribute("aria-busy", "true");
	try {
		(await import("#components/site/cookie-banner")).answerCookies(control);
	} catch {
		const status = control.closest(".site-cookies")?.querySelector("[role=status]");
		if (status) status.textContent = "The connection broke, so nothing was stored. Please press again.";
		else control.hidden = true;
	} finally {
		control.removeAttribute("aria-busy");
	}
}

/** Shows the question, if the script in the head has not done so (`lib/browser/start-page.ts`). Its code is likely to be needed. */
function ask() {
	document.documentElement.dataset.cookies = "question";
	void whenUsed()
		// Asked for together, or the second would only be asked for by the first.
		.then(() =>
			Promise.all([import("#components/site/cookie-jar"), import("#components/site/cookie-banner")]),
		)
		.catch(() => {});
}

/** Starts what the stored choice allows, or asks again if it is none. */
async function followStored() {
	try {
		const jar = await import("#components/site/cookie-jar");
		if (!jar.storedChoice()) return ask();
		delete document.documentElement.dataset.cookies;
		jar.followChoice();
	} catch {
		// The connection broke: only necessary cookies are used.
	}
}
