import { createServer } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { type Listening, listen } from "../../e2e/support/listen.ts";

/** Headers of one connection. */
const NOT_FORWARDED = ["connection", "keep-alive", "transfer-encoding"];

/**
 * A server in front of the site that sends what the site sends, with brotli. `change` rewrites the pages, to measure two forms of
 * the same page side by side.
 */
export async function startFront(site: string, change?: (html: string) => string): Promise<Listening> {
	const changed = new Map<string, Buffer>();
	const server = createServer(async ({ url = "/", headers: { accept = "*/*" } }, response) => {
		const requested = { accept, "accept-encoding": "br" };
		const { statusCode, headers, body } = await request(site + url, { headers: requested });
		for (const [name, value = ""] of Object.entries(headers))
			if (!NOT_FORWARDED.includes(name)) response.setHeader(name, value);
		response.statusCode = statusCode;
		const raw = Buffer.from(await body.arrayBuffer());
		if (!change || !String(headers["content-type"]).startsWith("text/html")) return response.end(raw);
		const html = headers["content-encoding"] === "br" ? brotliDecompressSync(raw) : raw;
		const page = changed.get(url) ?? brotliCompressSync(change(html.toString()));
		changed.set(url, page);
		response.setHeader("content-encoding", "br").setHeader("content-length", page.length).end(page);
	});
	return listen(server, { host: "localhost" });
}
