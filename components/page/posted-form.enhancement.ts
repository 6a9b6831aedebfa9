/** How long a response may take until it counts as failed. */
const PATIENCE_MS = 30_000;

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
		const patience = setTimeout(() => sending.abort(), PATIENCE_MS);
		place.textContent = "One moment...";
		const html = await replyTo(form, place.id, sending.signal).catch(() => undefined);
		clearTimeout(patience);
		if (latest !== sending) return;
		if (html === undefined) place.textContent = "There was no answer. Check your connection, and try again.";
		else place.innerHTML = html;
		// On a small screen it would be below what is seen.
		place.focus();
	};
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void send();
	});
}

/** The content of this element on the page that comes; of a refusal its words. */
async function replyTo(form: HTMLFormElement, id: string, signal: AbortSignal): Promise<string | undefined> {
	const body = new URLSearchParams();
	new FormData(form).forEach((value, name) => void body.append(name, String(value)));
	const response = await fetch(form.action, { method: "POST", body, signal });
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	return (page.getElementById(id) ?? page.body).innerHTML;
}
