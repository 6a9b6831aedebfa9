import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { type Listening, listen } from "./listen.ts";

/** The behaviour of the delivery target instead of accepting. To have connections refused, stop it. */
export type DeliveryFailure =
	| { kind: "hang" }
	| { kind: "reset" }
	/** Accepts it, then breaks the connection before the response. */
	| { kind: "reset-after" }
	| { kind: "status"; status: number }
	/** Accepts it, and sends an unreadable response. */
	| { kind: "malformed" }
	/** Something in front of the delivery target sends a page, or 200 without a body. Nothing is accepted. */
	| { kind: "html" }
	| { kind: "nothing" }
	/** The image host accepts the file and returns no URL. Nothing else fails. */
	| { kind: "no-secure-url" }
	/** Accepts it, and answers after this time. */
	| { kind: "late"; ms: number }
	/** Understands it and answers with this. */
	| { kind: "response"; body: unknown };

export type Received = { path: string; key: string; reference?: string; body: unknown };

export type TargetServer = Listening & {
	/** Everything that reached the delivery target, including repeats, in order. */
	received: Received[];
	/** The accepted submissions: the first of each idempotency key that it confirmed, or would have. */
	taken: Map<string, Received>;
	fail: (failure: DeliveryFailure | undefined) => void;
	/** The responses to reads of these paths, instead of the embedded content. A message it took is at `/mail/` and its reference. */
	content: Map<string, unknown>;
};

/**
 * The admin API over real HTTP on loopback: its reads from the embedded content, the endpoints that accept submissions, and the
 * image host (`POST /image-host`). It honours the idempotency key as the real API is asked to: a repeat gets a response but is not
 * accepted again. A delivery target started in place of another continues with what that one received.
 */
export async function startDeliveryTarget(
	port = 0,
	{ received, taken, content }: Pick<TargetServer, "received" | "taken" | "content"> = {
		received: [],
		taken: new Map(),
		content: new Map(),
	},
): Promise<TargetServer> {
	let failure: DeliveryFailure | undefined;
	const server = createServer(async (request, response) => {
		const path = request.url ?? "/";
		if (request.method !== "POST") {
			const has = [...taken.values()].some(({ reference }) => path === `/mail/${reference}`);
			const changed = content.get(path) ?? (has && {});
			const read = changed ? { status: 200, body: changed } : embeddedResponse(request.method ?? "GET", path);
			response.writeHead(read.status, { "content-type": "application/json" });
			return void response.end(JSON.stringify(read.body));
		}
		const text = await bodyOf(request).catch(() => undefined);
		if (text === undefined) return;
		if (path === "/image-host") return imageHost(text, request, response, received, failure);
		const body = JSON.parse(text) as unknown;
		const one = {
			path,
			key: String(request.headers["idempotency-key"]),
			reference: String(request.headers["submission-reference"]),
			body,
		};
		received.push(one);
		respond(one, request, response, taken, failure);
	});
	return {
		...(await listen(server, { port })),
		received,
		taken,
		fail: (next) => {
			failure = next;
		},
		content,
	};
}

function respond(
	one: Received,
	request: IncomingMessage,
	response: ServerResponse,
	taken: Map<string, Received>,
	failure: DeliveryFailure | undefined,
) {
	const take = () => {
		if (!taken.has(one.key)) taken.set(one.key, one);
	};
	const send = (status: number, text: string) =>
		response.writeHead(status, { "content-type": "application/json" }).end(text);
	const yes = () =>
		send(200, JSON.stringify({ data: { success: true, message: "Thank you, we call you." } }));
	switch (failure?.kind) {
		case "hang":
			return;
		case "reset":
			return void request.socket.destroy();
		case "reset-after":
			take();
			return void request.socket.destroy();
		case "status":
			return void send(failure.status, JSON.stringify({ message: "failure" }));
		case "malformed":
			take();
			return void send(200, '{"data":{"success":tru');
		case "html":
			return void response
				.writeHead(200, { "content-type": "text/html" })
				.end("<!doctype html><title>Maintenance</title>");
		case "nothing":
			return void response.writeHead(200).end();
		case "late":
			take();
			return void setTimeout(yes, failure.ms);
		case "response":
			return void send(200, JSON.stringify(failure.body));
		default:
			take();
			yes();
	}
}

function imageHost(
	text: string,
	request: IncomingMessage,
	response: ServerResponse,
	received: Received[],
	failure: DeliveryFailure | undefined,
) {
	received.push({ path: "/image-host", key: "", body: text });
	if (failure?.kind === "status") return void response.writeHead(failure.status).end();
	if (failure?.kind === "no-secure-url") return void response.end(JSON.stringify({ error: "quota" }));
	const secure_url = `http://${request.headers.host}/images/${received.length}`;
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ secure_url }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let text = "";
	request.setEncoding("latin1");
	for await (const piece of request) text += piece;
	return Buffer.from(text, "latin1").toString(
		request.headers["content-type"]?.startsWith("multipart") ? "latin1" : "utf8",
	);
}
