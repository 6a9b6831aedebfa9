import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

export type Front = { url: string; stop: () => Promise<void> };

type Kept = { status: number; headers: Record<string, string>; body: Buffer };

/** For what proxies compress on the fly, and for what they keep compressed on disk. */
export const BROTLI_PAGE = 5;
export const BROTLI_FILE = 11;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|ld\+json|manifest))/;
/** Headers of the proxy itself or of one connection. */
const NOT_FORWARDED = new Set([
	"connection",
	"keep-alive",
	"transfer-encoding",
	"content-length",
	"date",
	"etag",
]);

/**
 * A stand-in for the production proxy, reduced to what affects a browser's first view: it keeps every answer in memory and
 * sends it with brotli. `change` may rewrite the pages, to measure another form of the same page side by side.
 */
export async function startFront(site: string, change = (html: string) => html): Promise<Front> {
	const kept = new Map<string, Promise<Kept>>();
	const server = createServer(async (request, response) => {
		const { url = "/", headers } = request;
		// Pictures depend on the formats that the browser accepts; client navigations get flight data.
		const key = `${url} ${headers.accept} ${headers.rsc}`;
		const answer = await (kept.get(key) ??
			keep(key, ask(`${site}${url}`, { accept: headers.accept, rsc: headers.rsc }, change)));
		response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
		response.end(answer.body);
	});
	const keep = (key: string, answer: Promise<Kept>) => {
		kept.set(key, answer);
		return answer;
	};
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function ask(
	url: string,
	{ accept = "*/*", rsc }: { accept?: string; rsc?: string | string[] },
	change: (html: string) => string,
): Promise<Kept> {
	const answer = await fetch(url, {
		headers: { accept, "accept-encoding": "identity", ...(rsc !== undefined && { rsc: String(rsc) }) },
		redirect: "manual",
	});
	const headers = Object.fromEntries([...answer.headers].filter(([name]) => !NOT_FORWARDED.has(name)));
	const type = answer.headers.get("content-type") ?? "";
	const raw = Buffer.from(await answer.arrayBuffer());
	const body = type.startsWith("text/html") ? Buffer.from(change(raw.toString())) : raw;
	if (!COMPRESSIBLE.test(type)) return { status: answer.status, headers, body };
	return {
		status: answer.status,
		headers: { ...headers, "content-encoding": "br" },
		body: brotli(body, url.includes("/_next/static/") ? BROTLI_FILE : BROTLI_PAGE),
	};
}

export const brotli = (body: Buffer | string, quality: number) =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
