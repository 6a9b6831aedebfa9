/**
 * `npm run bench:serve [-- --seconds=3]`: responses per second and 99th percentile of a plain page, a page with a query and a detail
 * page, each from the cache. They are compared with a bare Node server that sends the same bytes and headers. Each server is one
 * process, and wrk loads it with one thread. Both are measured in turn, so that a busy machine affects them equally; only the ratios
 * count. The processor time per response is that of the process with all its threads (Linux only).
 *
 * Needs a finished build and wrk (Debian: apt-get install -y wrk). With the defaults about two minutes. Exits with 1 if a goal is
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
/** What browsers accept. */
const ACCEPTED = "gzip, deflate, br, zstd";

needs("wrk");
const site = await startSite({});
const port = await freePort();
const node = instanceOn(
	port,
	{},
	{ program: ["scripts/serve/bare-node.ts", site.url, String(port), ...PAGES] },
);
// Before the bare server fetches them: the site compresses a page once it has sent it.
for (const path of PAGES) await measure(site.url + path, WARM_UP_MS);
await node.start();

type Measured = { rate: number; p99: number; processorUs: number };
const rows: Record<string, Record<string, number | string>> = {};
for (const path of PAGES) {
	await measure(node.url + path, WARM_UP_MS);
	const rounds: Record<"site" | "node", Measured>[] = [];
	for (let round = 0; round < ROUNDS; round++)
		rounds.push({
			site: await measure(site.url + path, SPAN_MS, site.pid),
			node: await measure(node.url + path, SPAN_MS, node.pid()),
		});
	const shown = (value: number, digits = 0) => (Number.isNaN(value) ? "–" : Number(value.toFixed(digits)));
	const of = (server: "site" | "node", figure: keyof Measured, digits = 0) =>
		shown(median(rounds.map((round) => round[server][figure])), digits);
	const ratio = median(rounds.map((round) => round.site.rate / round.node.rate));
	expect(`${path}: ${ratio.toFixed(2)} of the rate of bare Node`, ratio >= GOAL);
	rows[path] = {
		site: of("site", "rate"),
		"bare Node": of("node", "rate"),
		"÷ Node": shown(ratio, 2),
		µs: of("site", "processorUs", 1),
		"µs Node": of("node", "processorUs", 1),
		"p99 ms": of("site", "p99", 1),
		"p99 Node": of("node", "p99", 1),
	};
}
console.log(
	`\n${machineText()}\nResponses per second, ${CONNECTIONS} connections by wrk, median of ${ROUNDS} rounds in turn`,
);
console.table(rows);
await node.kill();
await site.stop();
conclude("Every goal is met.");

/** Reads whole responses, with as many requests in progress as there are connections. */
async function measure(url: string, spanMs: number, pid?: number): Promise<Measured> {
	const before = pid ? await processorSecondsOf(pid) : Number.NaN;
	const span = `${Math.max(1, Math.round(spanMs / 1_000))}s`;
	const { stdout } = await promisify(execFile)("wrk", [
		...["-t1", `-c${CONNECTIONS}`, `-d${span}`, "--latency"],
		...["-H", `Accept-Encoding: ${ACCEPTED}`, "-H", "Accept: text/html", url],
	]);
	const processorSeconds = pid ? (await processorSecondsOf(pid)) - before : Number.NaN;
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
	// Afterwards, because the site compresses a page once it has sent it.
	const { headers } = await fetch(url, { headers: { "accept-encoding": ACCEPTED } });
	if (headers.get("content-encoding") !== "br") throw new Error(`${url} is not sent with brotli`);
	const count = Number(stdout.match(/(\d+) requests in/)?.[1]);
	const [, p99, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
	return {
		rate: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
		p99: Number(p99) * (unit === "us" ? 0.001 : unit === "s" ? 1_000 : 1),
		processorUs: (processorSeconds / count) * 1_000_000,
	};
}
