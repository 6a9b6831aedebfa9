import { request as httpRequest, type RequestOptions } from "node:http";
import { connect } from "node:net";

export type SentResponse = {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
};

/**
 * Sends a request exactly as written, without any client's repair of URLs, and returns the complete response. A request that
 * meets a kept-alive connection just as it closes is sent again on a new connection, as browsers do.
 */
export function send(
	baseURL: string,
	method: string,
	path: string,
	headers: Record<string, string> = {},
	body?: string | Buffer,
	options: RequestOptions = {},
): Promise<SentResponse> {
	const { hostname, port } = new URL(baseURL);
	return new Promise((resolve, reject) => {
		const request = httpRequest({ hostname, port, method, path, headers, ...options }, (response) => {
			const { statusCode: status = 0, headers } = response;
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (piece: string) => {
				text += piece;
			});
			response.on("error", reject);
			response.on("end", () => resolve({ status, headers, body: text }));
		});
		request.on("error", (error: NodeJS.ErrnoException) => {
			const wasClosing = request.reusedSocket && ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
			if (wasClosing) resolve(send(baseURL, method, path, headers, body, { ...options, agent: false }));
			else reject(error);
		});
		request.on("timeout", () => request.destroy());
		request.end(body);
	});
}

/** The response to this text, until the connection closes. The text may be no request at all. */
export function sendRaw(baseURL: string, text: string): Promise<string> {
	const { hostname, port } = new URL(baseURL);
	return new Promise((resolve) => {
		let received = "";
		const socket = connect(Number(port), hostname, () => socket.write(text));
		socket.on("data", (chunk) => {
			received += chunk;
		});
		socket.on("close", () => resolve(received));
		socket.on("error", () => resolve(received));
	});
}
