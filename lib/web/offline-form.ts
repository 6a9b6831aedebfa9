export const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

const MESSAGE = "[role=alert]";

/**
 * Says that the browser is offline where a form that no code of its own sends has its message (`form-message.tsx` says it elsewhere), or at
 * its end. A form that is hidden without its code is followed by what says so.
 */
export function showOffline(form: HTMLFormElement): void {
	if (!form.offsetParent) {
		(form.nextElementSibling as HTMLElement | null)?.focus();
		return;
	}
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
