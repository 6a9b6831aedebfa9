export const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

const MESSAGE = "[role=alert]";

/**
 * Says that the browser is offline where a form that no code of its own sends has its message (`form-message.tsx` says it elsewhere), or at
 * its end.
 */
export function showOffline(form: HTMLFormElement): void {
	if (showStandIn(form)) return;
	if (!form.querySelector(MESSAGE))
		form.insertAdjacentHTML("beforeend", '<div><div role="alert" tabindex="-1"></div></div>');
	const message = form.querySelector<HTMLElement>(MESSAGE) as HTMLElement;
	const words = document.createElement("p");
	words.className = "form-failure";
	words.textContent = OFFLINE_TEXT;
	message.replaceChildren(words);
	if (message.parentElement) message.parentElement.className = "sm:col-span-2";
	message.focus();
}

/** Takes visitors to what follows a form that is hidden without its code. Returns whether it is hidden. */
export function showStandIn(form: HTMLFormElement): boolean {
	if (form.offsetParent) return false;
	(form.nextElementSibling as HTMLElement | null)?.focus();
	return true;
}
