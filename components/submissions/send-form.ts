import type { Reply } from "#lib/submissions/form/reply";

/** The last content sent and its key. A repeat has the same key, so that the server never accepts it twice. */
export type LastSent = { content: string; key: string };

type Sending = {
	/** Shared by all attempts; `sendForm` updates it. */
	last: LastSent;
	/** Called with the uploaded share, 0 to 1. */
	onProgress: (share: number) => void;
	signal: AbortSignal;
};

/** How long a connection may stay silent. */
const SILENCE_MS = 45_000;

/**
 * Sends a form's content to an address and resolves with the reply. Rejects when the signal is aborted, and when the connection
 * breaks or falls silent, which leaves it unknown whether the form arrived.
 */
export async function sendForm(url: string, body: FormData, { last, ...sending }: Sending): Promise<Reply> {
	body.set("key", "");
	const content = contentOf(body);
	if (content !== last.content) Object.assign(last, { content, key: crypto.randomUUID?.() ?? "" });
	body.set("key", last.key);
	const { status, reply } = await post(url, body, sending);
	// Otherwise it may be stored, and its repeat needs the same key.
	if (status === 409 || status === 200) Object.assign(last, { content: "", key: "" });
	return reply;
}

/** Uses `XMLHttpRequest`, because `fetch` does not report upload progress. */
function post(
	url: string,
	body: FormData,
	{ onProgress, signal }: Omit<Sending, "last">,
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
		request.send(body);
	});
}

const replyOf = (answer: Reply | null): Reply | undefined =>
	typeof answer?.message === "string" ? answer : undefined;

const contentOf = (body: FormData): string =>
	JSON.stringify(
		[...body].map(([name, value]) =>
			typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
		),
	);
