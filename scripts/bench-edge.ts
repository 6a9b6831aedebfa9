/**
 * `npm run bench:edge [-- --seconds=3]`: how many requests nginx with the configuration of `deploy/nginx` serves in front of two
 * instances, compared with the same nginx serving the same pages as files (the limit), and with one instance alone. They are measured
 * in turn, so that a busy machine affects all equally; only the ratios count. nginx and files are compared by processor time.
 * Then the instances are stopped, and every page is requested again.
 * Needs a finished build, nginx and wrk (Debian: apt-get install -y nginx wrk libnginx-mod-http-brotli-filter). About two minutes.
 * Exits with 1 if the goal below is missed. `npm run bench:serve` compares the site alone with `next start`.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { PAGES } from "../e2e/pages.ts";
import { needs, startEdge } from "./cluster/edge.ts";
import { freePort } from "./cluster/free-port.ts";
import { instanceOn } from "./cluster/instance.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const SECONDS = Number(values.seconds);
const ROUNDS = 3;
const CONNECTIONS = 16;
/** Relative to serving files, by processor time. */
const GOAL = 0.5;
/** Longer than a copy may be served during a refresh: after that, a copy is served only because no instance answers. */
const OUTAGE_MS = 20_000;

/** Responses per second, their 99th percentile in milliseconds, and nginx's processor time per response in microseconds. */
type Load = { rate: number; p99: number; cost: number };

const MEASURED = { home: "/", faqs: "/faqs", query: "/notices?page=2" };

needs("nginx");
needs("wrk");
const folder = await mkdtemp(join(tmpdir(), "bench-edge-"));
const settings = (name: string) => ({ DATA_DIR: join(folder, name), TRUST_PROXY: "1" });
const [first, second, alone] = [
	instanceOn(await freePort(), settings("first")),
	instanceOn(await freePort(), settings("second")),
	instanceOn(await freePort(), settings("alone")),
];
for (const instance of [first, second, alone]) await instance.start();
const edge = await startEdge([first.port, second.port], { files: folder });
for (const [name, path] of Object.entries(MEASURED)) {
	const html = await (await fetch(alone.url + path)).text();
	await writeFile(join(folder, `${name}.html`), html);
	await writeFile(join(folder, `${name}.html.gz`), gzipSync(html));
}

const faults: string[] = [];
const rows: Record<string, Record<string, number>> = {};
for (const [name, path] of Object.entries(MEASURED)) {
	const targets = { edge: edge.url + path, files: `${edge.filesUrl}/${name}`, site: alone.url + path };
	for (const url of Object.values(targets)) await load(url, 1);
	const rounds: Record<keyof typeof targets, Load>[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		rounds.push({
			edge: await load(targets.edge, SECONDS),
			files: await load(targets.files, SECONDS),
			site: await load(targets.site, SECONDS),
		});
	}
	const of = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
	const toSite = of(({ edge, site }) => edge.rate / site.rate);
	const toFiles = of(({ edge, files }) => files.cost / edge.cost);
	if (toFiles < GOAL) faults.push(`${name}: ${toFiles.toFixed(2)} of the files, goal ${GOAL}`);
	rows[`${name} ${path}`] = {
		edge: Math.round(of(({ edge }) => edge.rate)),
		files: Math.round(of(({ files }) => files.rate)),
		site: Math.round(of(({ site }) => site.rate)),
		"÷ site": Number(toSite.toFixed(1)),
		"µs edge": Math.round(of(({ edge }) => edge.cost)),
		"µs files": Math.round(of(({ files }) => files.cost)),
		"files ÷ edge": Number(toFiles.toFixed(2)),
		"p99 ms edge": of(({ edge }) => edge.p99),
		"p99 ms files": of(({ files }) => files.p99),
		"p99 ms site": of(({ site }) => site.p99),
	};
}
console.log(`\nanswers per second, gzip, ${CONNECTIONS} connections, ${SECONDS} s each, median of ${ROUNDS}`);
console.table(rows);
await alone.kill();
await withoutInstances();

await edge.stop();
await rm(folder, { recursive: true, force: true });
for (const fault of faults) console.log(`MISSED ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

/** With no instance running, every visited page is still served; an unvisited one shows a message. */
async function withoutInstances() {
	const before = await Promise.all(PAGES.map(visit));
	const after = await Promise.all(PAGES.map(visit));
	await Promise.all([first.stop(), second.stop()]);
	await wait(OUTAGE_MS);
	const during = await Promise.all(PAGES.map(visit));
	const lost = PAGES.filter((_, at) => during[at]?.status !== 200);
	const ways = Object.groupBy(during, ({ cache }) => cache);
	console.log(
		`with the instances stopped for ${OUTAGE_MS / 1_000} s: ${during.length - lost.length} of ${PAGES.length} pages with status 200`,
		Object.fromEntries(Object.entries(ways).map(([cache, pages]) => [cache, pages?.length])),
	);
	for (const path of lost) faults.push(`${path} is lost with the instances`);
	const isSeen = [...before, ...after].every(({ status }) => status === 200);
	if (!isSeen) faults.push("a page did not answer 200 with the instances running");
	const unseen = await fetch(`${edge.url}/news/nobody-has-seen-this`);
	const text = await unseen.text();
	console.log(
		`a page that nobody has seen: ${unseen.status}, ${text.includes("*277#") ? "with an explanation" : "bare"}`,
	);
	if (unseen.status !== 502 || !text.includes("*277#")) faults.push("an outage is not told in words");
}

async function visit(path: string) {
	const answer = await fetch(edge.url + path, { headers: { "accept-encoding": "br, gzip" } });
	await answer.arrayBuffer();
	return { status: answer.status, cache: answer.headers.get("x-cache") ?? "none" };
}

/** From wrk's output. A response other than 200 invalidates the measurement. */
async function load(url: string, seconds: number): Promise<Load> {
	const before = await edge.processorSeconds();
	const { stdout: text } = await promisify(execFile)("wrk", [
		"-t1",
		`-c${CONNECTIONS}`,
		`-d${seconds}s`,
		"--latency",
		"-H",
		"Accept-Encoding: gzip",
		url,
	]);
	const answers = Number(text.match(/(\d+) requests in/)?.[1] ?? 0);
	if (text.includes("Non-2xx") || answers === 0) throw new Error(`${url}:\n${text}`);
	const [, value = "0", unit] = text.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
	return {
		rate: Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0),
		p99: Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1_000 : 1),
		cost: (((await edge.processorSeconds()) - before) / answers) * 1e6,
	};
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
