/**
 * `npm run bench:serve [-- --seconds=3]`: responses per second and 99th percentile of a plain page, a page with a query and a detail
 * page, each from the cache. They are compared with a bare Node server that sends the same bytes and headers. Each server is one
 * process, and wrk loads it with one thread. Both are measured in turn, so that a busy machine affects them equally; only the ratios
 * count. The processor time per response is that of the process with all its threads (Linux only). Each page is requested as browsers
 * request it and by clients that know gzip alone.
 *
 * Needs a finished build and wrk (Debian: apt-get install -y wrk). With the defaults about four minutes. Exits with 1 if a goal is
 * missed.
 */
import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { freePort } from "../e2e/free-port.ts";
import { startSite } from "../e2e/site.ts";
import { instanceOn } from "./cluster/instance.ts";
import { needs } from "./is-installed.ts";
import { machineText } from "./machine.ts";
import { median } from "./percentile.ts";
import { processorSecondsOf } from "./process-figures.ts";
import { conclude, expect } from "./verdict.ts";

const { values } = parseArgs({
	options: { seconds: { type: "string", default: "3" } },
});
const SPAN_MS = Number(values.seconds) * 1_000;
const WARM_UP_MS = 1_000;
const ROUNDS = 3;
const CONNECTIONS = 16;
/** The site's rate relative to the bare server's. */
const GOAL = 0.5;

const PAGES = ["/faqs", "/notices?page=2", "/products/personal/salary%20loans"];
/** What a client accepts, and the encoding of the response. */
const CLIENTS = {
	browser: { accepts: "gzip, deflate, br, zstd", encoding: "br" },
	"gzip only": { accepts: "gzip", encoding: "gzip" },
} as const;
type Client = (typeof CLIENTS)[keyof typeof CLIENTS];

needs("wrk");
const site = await startSite({});
const port = await freePort();
const node = instanceOn(
	port,
	{},
	{ program: ["scripts/serve/bare-node.ts", site.url, String(port), ...PAGES] },
);
// Before the bare server fetches them: the site compresses a page once it has sent it.
for (const client of Object.values(CLIENTS))
	for (const path of PAGES) await measure(site.url + path, client, WARM_UP_MS);
await node.start();

type Measured = { rate: number; p99: number; processorUs: number };
const rows: Record<string, Record<string, number | string>> = {};
for (const [clientName, client] of Object.entries(CLIENTS)) {
	for (const path of PAGES) {
		await measure(node.url + path, client, WARM_UP_MS);
		const rounds: Record<"site" | "node", Measured>[] = [];
		for (let round = 0; round < ROUNDS; round++)
			rounds.push({
				site: await measure(site.url + path, client, SPAN_MS, site.pid),
				node: await measure(node.url + path, client, SPAN_MS, node.pid()),
			});
		const shown = (value: number, digits = 0) => (Number.isNaN(value) ? "–" : Number(value.toFixed(digits)));
		const of = (server: "site" | "node", figure: keyof Measured, digits = 0) =>
			shown(median(rounds.map((round) => round[server][figure])), digits);
		const ratio = median(rounds.map((round) => round.site.rate / round.node.rate));
		const row = `${clientName} ${path}`;
		expect(`${row}: ${ratio.toFixed(2)} of the rate of bare Node`, ratio >= GOAL);
		rows[row] = {
			site: of("site", "rate"),
			"bare Node": of("node", "rate"),
			"÷ Node": shown(ratio, 2),
			µs: of("site", "processorUs", 1),
			"µs Node": of("node", "processorUs", 1),
			"p99 ms": of("site", "p99", 1),
			"p99 Node": of("node", "p99", 1),
		};
	}
}
console.log(
	`\n${machineText()}\nResponses per second, ${CONNECTIONS} connections by wrk, median of ${ROUNDS} rounds in turn`,
);
console.table(rows);
await node.kill();
await site.stop();
conclude("Every goal is met.");

/** Reads whole responses, with as many requests in progress as there are connections. */
async function measure(url: string, client: Client, spanMs: number, pid?: number): Promise<Measured> {
	const before = pid ? await processorSecondsOf(pid) : Number.NaN;
	const { count, ...measured } = await load(url, client.accepts, spanMs);
	const processorSeconds = pid ? (await processorSecondsOf(pid)) - before : Number.NaN;
	// Afterwards, for the same reason.
	const { headers } = await fetch(url, { headers: { "accept-encoding": client.accepts } });
	const sent = headers.get("content-encoding");
	if (sent !== client.encoding) throw new Error(`${url} is sent as ${sent}, not as ${client.encoding}`);
	return { ...measured, processorUs: (processorSeconds / count) * 1_000_000 };
}

type Load = { count: number; rate: number; p99: number };

async function load(url: string, accepts: string, spanMs: number): Promise<Load> {
	const span = `${Math.max(1, Math.round(spanMs / 1_000))}s`;
	const { stdout } = await promisify(execFile)("wrk", [
		...["-t1", `-c${CONNECTIONS}`, `-d${span}`, "--latency"],
		...["-H", `Accept-Encoding: ${accepts}`, "-H", "Accept: text/html", url],
	]);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
	const [, value, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
	return {
		count: Number(stdout.match(/(\d+) requests in/)?.[1]),
		rate: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
		p99: Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1_000 : 1),
	};
}
