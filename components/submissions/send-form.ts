import type { Reply } from "#lib/submissions/reply";

/** The connection broke or fell silent: nobody knows whether the form arrived. */
export class ConnectionLost extends Error {
	override readonly name = "ConnectionLost";
}

/** A connection without a sign of life for so long is given up. */
const SILENCE_MS = 45_000;

/**
 * Posts a form and resolves with the server's reply. `XMLHttpRequest`, since `fetch` cannot tell how far an upload has come.
 * Rejects with `ConnectionLost`, or with the signal's reason when it fires.
 */
export function sendForm(
	url: string,
	form: FormData,
	{ onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Reply> {
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
			if (reply) resolve(reply);
			else reject(new ConnectionLost());
		};
		request.onerror = () => reject(new ConnectionLost());
		request.onabort = () => reject(signal.aborted ? signal.reason : new ConnectionLost());
		request.onloadend = () => clearTimeout(silence);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", url);
		request.responseType = "json";
		request.setRequestHeader("accept", "application/json");
		listen();
		request.send(form);
	});
}

const replyOf = (answer: Reply | null): Reply | undefined =>
	typeof answer?.message === "string" ? answer : undefined;
