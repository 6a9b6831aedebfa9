import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { EMBEDDED_PATHS, embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { listen } from "./listen.ts";

/** The behaviour of a path instead of its usual response. */
export type Override =
	| { kind: "delay"; ms: number }
	| { kind: "hang" }
	| { kind: "status"; status: number }
	| { kind: "empty" }
	/** Sends this body with 200. */
	| { kind: "body"; body: unknown };

export type Backend = {
	url: string;
	/** Overrides the responses of `path` and of every path below it (all for "/"); `undefined` ends that. */
	override: (path: string, override: Override | undefined) => void;
	heal: () => void;
	/** The requested paths since the start, in order. */
	requests: string[];
	stop: () => Promise<void>;
};

/**
 * The embedded backend over HTTP on loopback: a real admin API for tests, with failures that tests switch on. To have
 * connections refused, stop it. Port 0 picks a free one.
 */
export async function startBackend(port = 0): Promise<Backend> {
	const overrides = new Map<string, Override>();
	const requests: string[] = [];
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? "/", "http://backend.invalid").pathname;
		requests.push(path);
		const [, override] =
			[...overrides].findLast(([at]) => `${path}/`.startsWith(at === "/" ? at : `${at}/`)) ?? [];
		respond(request, response, path, override);
	});
	const { url, stop } = await listen(server, { port });
	return {
		url,
		override: (path, override) => void (override ? overrides.set(path, override) : overrides.delete(path)),
		heal: () => overrides.clear(),
		requests,
		stop,
	};
}

function respond(
	request: IncomingMessage,
	response: ServerResponse,
	path: string,
	override: Override | undefined,
) {
	// A company with a backend has no invented customers.
	const { status, body } = embeddedResponse(
		request.method ?? "GET",
		path === "/testimonials" ? "/none" : path,
	);
	const send = (code: number, value: unknown) =>
		response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
	switch (override?.kind) {
		case "hang":
			return;
		case "delay":
			return void setTimeout(() => send(status, body), override.ms);
		case "status":
			return void send(override.status, { message: "failure" });
		case "empty":
			return void send(200, { data: path === "/branches" ? { regions: {} } : [] });
		case "body":
			return void send(200, override.body);
		default:
			return void send(status, body);
	}
}

// `npm run backend`: for anyone who wants to see the contract.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const backend = await startBackend(Number(process.env.PORT ?? 4000));
	console.log(
		`The sample admin backend answers on ${backend.url}:\n${EMBEDDED_PATHS.map((path) => `  GET ${backend.url}${path}`).join("\n")}`,
	);
}
