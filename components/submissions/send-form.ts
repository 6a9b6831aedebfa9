import type { Reply } from "#lib/submissions/form/reply";

/** The last content sent and its key. A repeat has the same key, so that the server never accepts it twice. */
export type LastSent = { content: string; key: string };

type Sending = {
	/** Shared by all attempts; `sendForm` updates it. */
	last: LastSent;
	/** Called with the uploaded share, 0 to 1. */
	onProgress: (share: number) => void;
	/** Called when the request has been sent: from then on it may have arrived, whatever happens. */
	onSent: () => void;
	signal: AbortSignal;
};

/** How long a connection may stay silent. */
const SILENCE_MS = 45_000;

/**
 * Sends a form and resolves with the reply. Rejects when the signal is aborted, and when the connection breaks or falls
 * silent, which leaves it unknown whether the form arrived. If the browser lacks a feature, it rejects before `onSent`.
 */
export async function sendForm(form: HTMLFormElement, sending: Sending): Promise<Reply> {
	const { last } = sending;
	setKey(form, "");
	const content = contentOf(form);
	if (content !== last.content) Object.assign(last, { content, key: crypto.randomUUID?.() ?? "" });
	setKey(form, last.key);
	const { status, reply } = await post(form.action, new FormData(form), sending);
	// Otherwise it is stored, or may be, and its repeat needs the same key.
	const isSettled = status === 409 || (status === 200 && reply.outcome !== "received");
	if (isSettled) Object.assign(last, { content: "", key: "" });
	return reply;
}

/** Uses `XMLHttpRequest`, because `fetch` does not report upload progress. */
function post(
	url: string,
	form: FormData,
	{ onProgress, onSent, signal }: Sending,
): Promise<{ status: number; reply: Reply }> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		let silence: ReturnType<typeof setTimeout> | undefined;
		const listen = () => {
			clearTimeout(silence);
			silence = setTimeout(() => request.abort(), SILENCE_MS);
		};
		request.upload.onprogress = ({ loaded, total }) => {
			listen();
			onProgress(total > 0 ? loaded / total : 0);
		};
		request.onload = () => {
			const reply = replyOf(request.response);
			if (reply) resolve({ status: request.status, reply });
			else reject(new Error("the answer is none of ours"));
		};
		request.onerror = () => reject(new Error("the connection broke"));
		request.onabort = () => reject(signal.reason ?? new Error("the connection fell silent"));
		request.onloadend = () => clearTimeout(silence);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", url);
		request.responseType = "json";
		request.setRequestHeader("accept", "application/json");
		listen();
		request.send(form);
		onSent();
	});
}

const replyOf = (answer: Reply | null): Reply | undefined =>
	typeof answer?.message === "string" ? answer : undefined;

function setKey(form: HTMLFormElement, key: string) {
	const field = form.elements.namedItem("key");
	if (field instanceof HTMLInputElement) field.value = key;
}

function contentOf(form: HTMLFormElement): string {
	const entries = [...new FormData(form)].map(([name, value]) =>
		typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
	);
	return JSON.stringify(entries);
}
