/**
 * `node bare-node.ts SITE PORT PATH…`: the server that `bench:serve` compares the site with. It fetches these pages of the site once,
 * then sends the same bytes and headers, and does nothing else.
 */
import { createServer } from "node:http";
import { request } from "undici";

/** Headers of one answer or one connection. */
const NOT_REPEATED = ["transfer-encoding", "connection", "keep-alive", "date"];

const [site = "", port, ...paths] = process.argv.slice(2);
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
for (const path of paths) {
	const asked = { accept: "text/html", "accept-encoding": "br" };
	const { headers, body } = await request(site + path, { headers: asked });
	const repeated = Object.entries(headers).filter(([name]) => !NOT_REPEATED.includes(name));
	answers.set(path, {
		headers: Object.fromEntries(repeated) as Record<string, string>,
		body: Buffer.from(await body.arrayBuffer()),
	});
}
createServer(({ url = "" }, response) => {
	const answer = answers.get(url);
	response.writeHead(200, answer?.headers).end(answer?.body);
}).listen(Number(port), "127.0.0.1");
