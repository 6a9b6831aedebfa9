/**
 * `npm run bench:serve [-- --seconds=3]`: responses per second and 99th percentile of a plain page, a page with a query and
 * a detail page, each from the cache, in gzip and brotli. They are compared with a bare Next app that has as much HTML of
 * the same kind, under `next start`, and with a bare Node server that sends the same bytes and headers. All are measured in
 * turn, so that a busy machine affects them equally; only the ratios count. Needs a finished build. Exits with 1 if a goal
 * is missed.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Pool } from "undici";
import { startSite } from "../e2e/site.ts";
import { buildBareNext, startBareNext } from "./bare-next.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const SPAN_MS = Number(values.seconds) * 1_000;
const WARM_UP_MS = 1_000;
const ROUNDS = 3;
const CONNECTIONS = 16;
/** Rate relative to `next start`, rate relative to the bare server, 99th percentile relative to `next start`. */
const GOALS = { next: 20, node: 0.5, p99: 0.2 };

const PAGES = { plain: "/faqs", query: "/notices?page=2", detail: "/products/personal/salary%20loans" };
/** If only brotli is accepted, `next start` does not compress at all. */
const ENCODINGS = ["gzip", "br"] as const;

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

type Measured = { rate: number; p99: number };

let isMissed = false;
const rows: Record<string, Record<string, number>> = {};
for (const encoding of ENCODINGS) {
	for (const [name, path] of Object.entries(PAGES)) {
		const targets = { site: site.url + path, next: `${bare.url}/${name}`, node: `${node.url}/${name}` };
		for (const url of Object.values(targets)) await measure(url, encoding, WARM_UP_MS);
		const rounds: Record<keyof typeof targets, Measured>[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			rounds.push({
				site: await measure(targets.site, encoding, SPAN_MS),
				next: await measure(targets.next, encoding, SPAN_MS),
				node: await measure(targets.node, encoding, SPAN_MS),
			});
		}
		const ratios = {
			next: median(rounds.map(({ site, next }) => site.rate / next.rate)),
			node: median(rounds.map(({ site, node }) => site.rate / node.rate)),
			p99: median(rounds.map(({ site, next }) => site.p99 / next.p99)),
		};
		isMissed ||= ratios.next < GOALS.next || ratios.node < GOALS.node || ratios.p99 > GOALS.p99;
		rows[`${encoding} ${path}`] = {
			site: Math.round(median(rounds.map(({ site }) => site.rate))),
			"next start": Math.round(median(rounds.map(({ next }) => next.rate))),
			"bare Node": Math.round(median(rounds.map(({ node }) => node.rate))),
			"÷ Next": Number(ratios.next.toFixed(1)),
			"÷ Node": Number(ratios.node.toFixed(2)),
			"p99 ms": Number(median(rounds.map(({ site }) => site.p99)).toFixed(1)),
			"p99 ÷ Next": Number(ratios.p99.toFixed(2)),
		};
	}
}
console.log(`\nResponses per second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds in turn`);
console.table(rows);
node.stop();
bare.stop();
await site.stop();
process.exit(isMissed ? 1 : 0);

/** Reads whole responses, with as many requests in progress as there are connections. */
async function measure(url: string, encoding: string, spanMs: number): Promise<Measured> {
	const { origin, pathname, search } = new URL(url);
	const pool = new Pool(origin, { connections: CONNECTIONS });
	const started = performance.now();
	const times: number[] = [];
	const visitor = async () => {
		while (performance.now() - started < spanMs) {
			const asked = performance.now();
			const { statusCode, body } = await pool.request({
				path: pathname + search,
				method: "GET",
				headers: { "accept-encoding": encoding, accept: "text/html" },
			});
			await body.dump({ limit: Number.MAX_SAFE_INTEGER });
			if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
			times.push(performance.now() - asked);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
	const seconds = (performance.now() - started) / 1_000;
	await pool.close();
	times.sort((a, b) => a - b);
	return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** A bare app whose pages are as large as ours and use our own markup, so that compressing them is the same work. */
async function startEqualNext(pages: Record<string, string>) {
	// Next sends it twice: as markup, and as flight data with its escapes.
	const holding = (html: string) => markupOf(html).slice(0, Math.round(html.length / 2.5));
	buildBareNext(
		Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/${name}`, { markup: holding(page) }])),
	);
	return startBareNext();
}

/** The page's body as Next rendered it, with every character unescaped, repeated until it is long enough. */
function markupOf(html: string): string {
	const body = html.slice(html.indexOf("<body"), html.indexOf("<script>", html.indexOf("</footer>")));
	return body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).repeat(3);
}

/** Serves the same bytes with the same headers, and nothing else. */
async function startNode(pages: Record<string, string>) {
	const bodies = Object.fromEntries(
		Object.entries(pages).map(([name, page]) => [
			name,
			{ gzip: gzipSync(page), br: brotliCompressSync(page) } as Record<string, Buffer>,
		]),
	);
	const headers = Object.fromEntries((await fetch(site.url + PAGES.plain)).headers);
	for (const name of [
		"content-encoding",
		"content-length",
		"transfer-encoding",
		"connection",
		"keep-alive",
		"date",
	])
		delete headers[name];
	const server = createServer(({ url = "", headers: { "accept-encoding": encoding } }, response) => {
		const body = bodies[url.slice(1)]?.[String(encoding)];
		response.writeHead(200, { ...headers, "content-encoding": encoding, "content-length": body?.length });
		response.end(body);
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
