export const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

/**
 * Says above a form that no code of its own sends that the browser is offline (`form-message.tsx` says it elsewhere). Returns whether the form
 * has a place for that.
 */
export function showOffline(form: HTMLFormElement): boolean {
	const message = form.querySelector<HTMLElement>("[role=alert]");
	if (!message) return false;
	const words = document.createElement("p");
	words.className = "form-failure";
	words.textContent = OFFLINE_TEXT;
	message.replaceChildren(words);
	if (message.parentElement) message.parentElement.className = "sm:col-span-2";
	message.focus();
	return true;
}
