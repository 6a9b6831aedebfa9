/**
 * `npm run bench:serve [-- --seconds=3]`: answers per second of a plain page, a page with a query and a detail page, each from
 * the cache, compared with a bare Next app with as much HTML of the same kind, and with a Node server that sends the same bytes.
 * They are measured in turn, so that a busy machine affects all equally; only the ratios count. Needs a finished build. Exits with
 * 1 if a page without a query reaches less than 0.9 of the bare app's rate; one with a query goes through Next's middleware, which
 * the bare app lacks.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { startSite } from "../e2e/site.ts";
import { buildBareNext, startBareNext } from "./bare-next.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const SPAN_MS = Number(values.seconds) * 1_000;
const WARM_UP_MS = 1_000;
const ROUNDS = 3;
const CONNECTIONS = 16;
const GOAL = 0.9;

const PAGES = { plain: "/faqs", query: "/notices?page=2", detail: "/products/personal/salary%20loans" };
/** Behind a compressing proxy, and alone. */
const ENCODINGS = ["identity", "gzip"] as const;

const site = await startSite({});
const html = Object.fromEntries(
	await Promise.all(
		Object.entries(PAGES).map(
			async ([name, path]) => [name, await (await fetch(site.url + path)).text()] as const,
		),
	),
);
const bare = await startEqualNext(html);
const node = await startNode(html);

let isMissed = false;
for (const encoding of ENCODINGS) {
	const rows: Record<string, Record<string, number>> = {};
	for (const [name, path] of Object.entries(PAGES)) {
		const targets = { site: site.url + path, next: `${bare.url}/${name}`, node: `${node.url}/${name}` };
		for (const url of Object.values(targets)) await rate(url, encoding, WARM_UP_MS);
		const rounds: Record<keyof typeof targets, number>[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			rounds.push({
				site: await rate(targets.site, encoding, SPAN_MS),
				next: await rate(targets.next, encoding, SPAN_MS),
				node: await rate(targets.node, encoding, SPAN_MS),
			});
		}
		const toNext = median(rounds.map((round) => round.site / round.next));
		isMissed ||= name !== "query" && toNext < GOAL;
		rows[`${name} ${path}`] = {
			"KB of HTML": Math.round((html[name] ?? "").length / 1_000),
			site: Math.round(median(rounds.map((round) => round.site))),
			"bare Next": Math.round(median(rounds.map((round) => round.next))),
			"bare Node": Math.round(median(rounds.map((round) => round.node))),
			"÷ Next": Number(toNext.toFixed(2)),
			"÷ Node": Number(median(rounds.map((round) => round.site / round.node)).toFixed(3)),
		};
	}
	console.log(`\n${encoding}: answers per second, ${CONNECTIONS} connections, median of ${ROUNDS}`);
	console.table(rows);
}
node.stop();
bare.stop();
await site.stop();
process.exit(isMissed ? 1 : 0);

/** Complete responses per second, with one request in progress per connection. */
async function rate(url: string, encoding: string, spanMs: number): Promise<number> {
	const { origin, pathname, search } = new URL(url);
	const pool = new Pool(origin, { connections: CONNECTIONS });
	const started = performance.now();
	let answers = 0;
	const visitor = async () => {
		while (performance.now() - started < spanMs) {
			const { statusCode, body } = await pool.request({
				path: pathname + search,
				method: "GET",
				headers: { "accept-encoding": encoding, accept: "text/html" },
			});
			await body.arrayBuffer();
			if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
			answers += 1;
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
	const seconds = (performance.now() - started) / 1_000;
	await pool.close();
	return answers / seconds;
}

/** A bare app whose pages are as large as ours and contain our markup, so that compressing them is the same work. */
async function startEqualNext(pages: Record<string, string>) {
	// Next sends it twice, as markup and as escaped flight data.
	const holding = (html: string) => markupOf(html).slice(0, Math.round(html.length / 2.5));
	buildBareNext(Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/${name}`, holding(page)])));
	return startBareNext();
}

/** The page's body as Next rendered it, without character references, repeated to the required length. */
function markupOf(html: string): string {
	const body = html.slice(html.indexOf("<body"), html.indexOf("<script>", html.indexOf("</footer>")));
	return body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).repeat(3);
}

async function startNode(pages: Record<string, string>) {
	const zipped = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, gzipSync(page)]));
	const server = createServer(({ url = "", headers }, response) => {
		const name = url.slice(1);
		const isZipped = headers["accept-encoding"] === "gzip";
		response.writeHead(200, { "content-type": "text/html", ...(isZipped && { "content-encoding": "gzip" }) });
		response.end(isZipped ? zipped[name] : pages[name]);
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		stop: () => server.closeAllConnections(),
	};
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
