import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { embeddedAnswer } from "#lib/backend/client/embedded";
import { type Listening, listen } from "./listen.ts";

/** What the receiver does instead of accepting. To have connections refused, stop it. */
export type ReceiverFault =
	| { kind: "hang" }
	| { kind: "reset" }
	/** Accepts it, then breaks the connection before the answer. */
	| { kind: "reset-after" }
	| { kind: "status"; status: number }
	/** Accepts it, and sends an unreadable answer. */
	| { kind: "malformed" }
	/** Something in front of the receiver sends a page, or 200 without a body. Nothing is accepted. */
	| { kind: "html" }
	| { kind: "nothing" }
	/** The image host accepts the file and returns no URL. Nothing else fails. */
	| { kind: "no-secure-url" }
	/** Only the image host answers with this status. */
	| { kind: "image-host-status"; status: number }
	/** Accepts it, and answers after this time. */
	| { kind: "late"; ms: number }
	/** Understands it and answers with this. */
	| { kind: "answer"; body: unknown };

export type Received = { path: string; key: string; reference?: string; body: unknown };

export type Receiver = Listening & {
	/** Everything that reached the receiver, including repeats, in order. */
	received: Received[];
	/** What it accepted: the first of each idempotency key that it confirmed, or would have. */
	taken: Map<string, Received>;
	fault: (fault: ReceiverFault | undefined) => void;
	/** Always answers this submission with 400, whatever it does with others. */
	refuse: (key: string) => void;
	/** The answers to reads of these paths, instead of the embedded content. */
	content: Map<string, unknown>;
};

/**
 * The admin API over real HTTP on loopback: its reads from the embedded content, the endpoints that accept submissions, and
 * the image host (`POST /image-host`). It honours the idempotency key as the real API is asked to: a repeat is answered but
 * not accepted again. A receiver started in place of another continues with what that one received.
 */
export async function startReceiver(
	port = 0,
	{ received, taken, content }: Pick<Receiver, "received" | "taken" | "content"> = {
		received: [],
		taken: new Map(),
		content: new Map(),
	},
): Promise<Receiver> {
	let fault: ReceiverFault | undefined;
	const refused = new Set<string>();
	const server = createServer(async (request, response) => {
		const path = request.url ?? "/";
		if (request.method !== "POST") {
			const changed = content.get(path);
			const read = changed ? { status: 200, body: changed } : embeddedAnswer(request.method ?? "GET", path);
			response.writeHead(read.status, { "content-type": "application/json" });
			return void response.end(JSON.stringify(read.body));
		}
		const text = await bodyOf(request).catch(() => undefined);
		if (text === undefined) return;
		if (path === "/image-host") return imageHost(text, request, response, received, fault);
		const body = JSON.parse(text) as unknown;
		const one = {
			path,
			key: String(request.headers["idempotency-key"]),
			reference: String(request.headers["submission-reference"]),
			body,
		};
		received.push(one);
		answer(one, request, response, taken, refused.has(one.key) ? { kind: "status", status: 400 } : fault);
	});
	return {
		...(await listen(server, { port })),
		received,
		taken,
		fault: (next) => {
			fault = next;
		},
		refuse: (key) => void refused.add(key),
		content,
	};
}

function answer(
	one: Received,
	request: IncomingMessage,
	response: ServerResponse,
	taken: Map<string, Received>,
	fault: ReceiverFault | undefined,
) {
	const take = () => {
		if (!taken.has(one.key)) taken.set(one.key, one);
	};
	const send = (status: number, text: string) =>
		response.writeHead(status, { "content-type": "application/json" }).end(text);
	const yes = () =>
		send(200, JSON.stringify({ data: { success: true, message: "Thank you, we call you." } }));
	switch (fault?.kind) {
		case "hang":
			return;
		case "reset":
			return void request.socket.destroy();
		case "reset-after":
			take();
			return void request.socket.destroy();
		case "status":
			return void send(fault.status, JSON.stringify({ message: "fault" }));
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
			return void setTimeout(yes, fault.ms);
		case "answer":
			return void send(200, JSON.stringify(fault.body));
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
	fault: ReceiverFault | undefined,
) {
	received.push({ path: "/image-host", key: "", body: text });
	if (fault?.kind === "status" || fault?.kind === "image-host-status")
		return void response.writeHead(fault.status).end();
	if (fault?.kind === "no-secure-url") return void response.end(JSON.stringify({ error: "quota" }));
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
