import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { embeddedAnswer } from "#lib/backend/client/embedded";
import { type Listening, listen } from "../../e2e/listen.ts";
import { type Scale, scaledContent } from "./content.ts";

export type ScaledBackend = Listening & {
	/** The traffic since the last call; resets it. `bytes` counts bodies as sent. */
	traffic: () => { calls: number; bytes: number };
};

type Body = { plain: Buffer; gzip: Buffer };

/** An admin API over HTTP on loopback with this much content, compressed for clients that accept gzip. */
export async function startScaledBackend(scale: Scale): Promise<ScaledBackend> {
	const content = scaledContent(scale);
	const bodies = new Map(Object.entries(content).map(([path, value]) => [path, bodyOf(value)]));
	let traffic = { calls: 0, bytes: 0 };
	const server = createServer((request, response) => {
		traffic.calls += 1;
		traffic.bytes += answer(request, response);
	});

	function answer(request: IncomingMessage, response: ServerResponse): number {
		const { pathname } = new URL(request.url ?? "/", "http://backend.invalid");
		const item = bodies.get(pathname) ?? itemBody(content, pathname);
		const { status, body } = item ? { status: 200, body: undefined } : embeddedAnswer("GET", pathname);
		const { plain, gzip } = item ?? bodyOf(body);
		const isCompressed = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
		const bytes = isCompressed ? gzip : plain;
		response.writeHead(status, {
			"content-type": "application/json",
			...(isCompressed && { "content-encoding": "gzip" }),
		});
		response.end(bytes);
		return bytes.length;
	}

	return {
		...(await listen(server)),
		traffic() {
			const sinceLast = traffic;
			traffic = { calls: 0, bytes: 0 };
			return sinceLast;
		},
	};
}

/** An item by its number, which is its position in the list. */
function itemBody(content: Record<string, unknown>, path: string): Body | undefined {
	const [, list = "", id = ""] = /^(\/roles|\/notices|\/content\/articles)\/(\d+)$/.exec(path) ?? [];
	const item = (content[list] as { data: unknown[] } | undefined)?.data[Number(id) - 1];
	return item === undefined ? undefined : bodyOf({ data: item });
}

function bodyOf(value: unknown): Body {
	const plain = Buffer.from(JSON.stringify(value));
	return { plain, gzip: gzipSync(plain, { level: 6 }) };
}
