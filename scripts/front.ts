import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { type Listening, listen } from "../e2e/listen.ts";

type Kept = { status: number; headers: Record<string, string>; body: Buffer };

/** As the site compresses the pages that it keeps, and its build all files; a static host does the same. */
const BROTLI_QUALITY = 11;

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
 * sends it with brotli. `change` rewrites the pages, to measure another form of the same page side by side.
 */
export async function startFront(site: string, change = (html: string) => html): Promise<Listening> {
	const kept = new Map<string, Promise<Kept>>();
	const server = createServer(async (request, response) => {
		const { url = "/", headers } = request;
		const { accept = "*/*" } = headers;
		// Pictures depend on the formats that the browser accepts.
		const key = `${url} ${accept}`;
		const fresh = async () => keep(await ask(site + url, accept), change);
		const known = kept.get(key) ?? fresh();
		kept.set(key, known);
		const answer = await known;
		response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
		response.end(answer.body);
	});
	return listen(server, { host: "localhost" });
}

const ask = (url: string, accept: string) =>
	fetch(url, { headers: { accept, "accept-encoding": "identity" }, redirect: "manual" });

async function keep(answer: Response, change: (html: string) => string): Promise<Kept> {
	const headers = Object.fromEntries([...answer.headers].filter(([name]) => !NOT_FORWARDED.has(name)));
	const type = answer.headers.get("content-type") ?? "";
	const raw = Buffer.from(await answer.arrayBuffer());
	const body = type.startsWith("text/html") ? Buffer.from(change(raw.toString())) : raw;
	if (!COMPRESSIBLE.test(type)) return { status: answer.status, headers, body };
	return {
		status: answer.status,
		headers: { ...headers, "content-encoding": "br" },
		body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
	};
}
