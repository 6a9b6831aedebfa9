import { FILLED_BY_REPLY } from "#lib/islands/data-attributes";
import { fetchPage } from "#lib/web/fetch-page";
import { hasGoneOn } from "#lib/web/has-gone-on";

/**
 * Shows the reply to a form (`lib/pages/posted-pages.ts`) on the page that it was sent from, so that what was typed stays there and
 * "Back" asks nobody to send it again: the element with the role `status` gets what it contains on the page that comes.
 */
export function start(island: HTMLElement): void {
	const form = island.querySelector("form");
	const place = island.querySelector<HTMLElement>("[role=status]");
	if (!form || !place) return;
	let latest: AbortController | undefined;
	const send = async () => {
		latest?.abort();
		const sending = new AbortController();
		latest = sending;
		place.textContent = "One moment...";
		const pressed = document.activeElement;
		const reply = await replyTo(form, place.id, sending).catch(() => NO_ANSWER);
		if (latest !== sending) return;
		if (typeof reply === "string") place.textContent = `${reply}, or ${place.dataset.orElse}.`;
		else {
			place.innerHTML = reply.innerHTML;
			takeOver(reply.ownerDocument);
		}
		if (hasGoneOn(pressed)) return;
		place.focus({ preventScroll: true });
		// On a small screen it would be below what is seen. Of a longer reply the beginning is shown.
		place.scrollIntoView({ block: "nearest" });
	};
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void send();
	});
}

/** Fills in the reply's other field on this page, unless something was typed there. */
function takeOver(page: Document): void {
	const [here, there] = [document, page].map((each) =>
		each.querySelector<HTMLTextAreaElement>(`[${FILLED_BY_REPLY}]`),
	);
	if (here && there && here.value === here.defaultValue) here.value = here.defaultValue = there.value;
}

/** By status: an error page says what to do elsewhere than on this page, and nginx has its own. */
const FAILURES: Partial<Record<number, string>> = {
	413: "This is too long. Send less of it",
	429: "Too much was sent from your network. Try again in a minute",
};
const FAILURE = "We could not answer just now. Try again in a few minutes";
const NO_ANSWER = "There was no answer. Check your connection, and try again";

/** This element on the page that comes, or why it does not come. */
async function replyTo(form: HTMLFormElement, id: string, sending: AbortController) {
	const body = new URLSearchParams();
	new FormData(form).forEach((value, name) => void body.append(name, String(value)));
	const { status, page } = await fetchPage(form.action, sending, { method: "POST", body });
	return page.getElementById(id) ?? FAILURES[status] ?? FAILURE;
}
