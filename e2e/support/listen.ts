import { once } from "node:events";
import { createServer } from "node:http";
import {
	type AddressInfo,
	connect,
	createServer as createNetServer,
	type Server,
	type Socket,
} from "node:net";

/** It also stops at the end of a block that holds it by `await using`. */
export type Listening = AsyncDisposable & { port: number; url: string; stop: () => Promise<void> };

/** Has a server listen on loopback, if need be on a free port. Stopping it breaks its connections. */
export async function listen(server: Server, { port = 0, host = "127.0.0.1" } = {}): Promise<Listening> {
	const connections = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		connections.add(socket.on("close", () => connections.delete(socket)));
	});
	server.listen(port, host);
	await once(server, "listening");
	const { port: used } = server.address() as AddressInfo;
	const stop = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			for (const socket of connections) socket.destroy();
		});
	return { port: used, url: `http://${host}:${used}`, stop, [Symbol.asyncDispose]: stop };
}

/**
 * A line to the site on which a page arrives in two parts: up to the place that `cutAt` names, and the rest when the test lets it
 * through.
 */
export function slowLine(
	site = "",
	path: string,
	cutAt: (html: Buffer) => number,
	rest: () => Promise<unknown>,
) {
	const server = createServer(async ({ url, headers }, response) => {
		const { cookie = "", accept = "" } = headers;
		const upstream = await fetch(site + url, { headers: { cookie, accept }, redirect: "manual" });
		const body = Buffer.from(await upstream.arrayBuffer());
		response.setHeader("content-type", upstream.headers.get("content-type") ?? "");
		if (url !== path) return response.end(body);
		response.write(body.subarray(0, cutAt(body)));
		await rest();
		response.end(body.subarray(cutAt(body)));
	});
	return listen(server, { host: "localhost" });
}

/** A port that leads to another one on loopback, and what came from there. */
export async function wireTo(port: number) {
	const received: Buffer[] = [];
	const server = createNetServer((client) => {
		const upstream = connect(port, "localhost").on("data", (piece) => received.push(Buffer.from(piece)));
		for (const end of [client, upstream])
			end.on("error", () => {
				client.destroy();
				upstream.destroy();
			});
		client.pipe(upstream).pipe(client);
	});
	const listening = await listen(server, { host: "localhost" });
	return { ...listening, received: () => Buffer.concat(received) };
}
