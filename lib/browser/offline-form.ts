/** The words for a form sent by script that has sent nothing. */
export const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

/** The words for a form that is kept although the browser may be wrong. */
const KEPT_TEXT =
	"Your browser says that you are offline, so nothing was sent. What you typed is still here. If you are connected, send it again.";

const MESSAGE = "[role=alert]";
/** How long a second press means that the visitor knows better. */
const SECOND_PRESS_MS = 60_000;

/** When each form was kept last, by `performance.now()`. */
const kept = new WeakMap<HTMLFormElement, number>();

/**
 * Keeps a form that the browser itself would send while it says that it is offline: its error page would lose the typed values and the
 * chosen files. Browsers may be wrong, so a second press within a minute is sent. Call it before any code that sends forms or follows
 * their submission at the window: its listener must be the first there.
 */
export function keepOfflineForms(): void {
	addEventListener("submit", (event) => {
		const form = event.target as HTMLFormElement;
		if (event.defaultPrevented || navigator.onLine || form.method === "dialog") return;
		const now = performance.now();
		if (now - (kept.get(form) ?? Number.NEGATIVE_INFINITY) < SECOND_PRESS_MS) return;
		kept.set(form, now);
		event.preventDefault();
		showMessage(form);
	});
}

/** Says so where a form that no code of its own sends has its message (`form-message.tsx` says it elsewhere), or at its end. */
function showMessage(form: HTMLFormElement): void {
	if (!form.querySelector(MESSAGE))
		form.insertAdjacentHTML("beforeend", '<div><div role="alert" tabindex="-1"></div></div>');
	const message = form.querySelector<HTMLElement>(MESSAGE) as HTMLElement;
	const words = document.createElement("p");
	words.className = "form-failure";
	words.textContent = KEPT_TEXT;
	message.replaceChildren(words);
	if (message.parentElement) message.parentElement.className = "sm:col-span-2";
	message.focus();
}
