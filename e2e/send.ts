import { request as httpRequest } from "node:http";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined> };

/** A request as it is written, past every client's own repair of addresses; its answer when that has come to its end. */
export function send(
	baseURL: string,
	method: string,
	path: string,
	headers: Record<string, string> = {},
	body?: string,
): Promise<Answer> {
	const { hostname, port } = new URL(baseURL);
	return new Promise((resolve, reject) => {
		const request = httpRequest({ hostname, port, method, path, headers }, (response) => {
			response.resume();
			response.on("error", reject);
			response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
		});
		request.on("error", reject);
		request.end(body);
	});
}
