export const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";
export const MESSAGE_LOOK = "rounded-md border-l-4 px-4 py-3";
export const FAILURE_TONE = "border-danger-700 bg-danger-50 text-danger-700";

/** Says above a form whose own code has not come that the browser is offline (`form-message.tsx` where it has). */
export function showOffline(form: HTMLFormElement): void {
	const message = form.querySelector<HTMLElement>("[role=alert]");
	if (!message) return;
	const words = document.createElement("p");
	words.className = `font-semibold ${MESSAGE_LOOK} ${FAILURE_TONE}`;
	words.textContent = OFFLINE_TEXT;
	message.replaceChildren(words);
	if (message.parentElement) message.parentElement.className = "sm:col-span-2";
	message.focus();
}
