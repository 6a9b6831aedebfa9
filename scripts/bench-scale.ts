/**
 * `npm run bench:scale [-- --sizes=S,M,L --seconds=60 --rate=20 --etags --changes]`: what the site costs as the company's content
 * grows. A real HTTP backend has 20 (S), 1,000 (M) or 10,000 (L) of each item and 19 or 2,000 branches; the site runs with the heap of its
 * Docker image. Needs a finished build. Prints each page's time uncached and cached (ms, median of five) and its size (KB, gzip),
 * then a load of `rate` visits a second over 200 addresses. Exits with 1 if a limit below is exceeded.
 */
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { seeded } from "../e2e/mutated.ts";
import { type Site, startSite } from "../e2e/site.ts";
import { isMarked, PAGE_FAILED, PART_FAILED } from "../lib/web/page-markers.ts";
import { type ScaledBackend, startScaledBackend } from "./scale/backend.ts";

const { values } = parseArgs({
	options: {
		sizes: { type: "string", default: "S,M,L" },
		seconds: { type: "string", default: "60" },
		rate: { type: "string", default: "20" },
		heap: { type: "string", default: "256" },
		etags: { type: "boolean", default: false },
		changes: { type: "boolean", default: false },
	},
});
const SECONDS = Number(values.seconds);
const RATE = Number(values.rate);

const SCALES = {
	S: { items: 20, branches: 19 },
	M: { items: 1_000, branches: 2_000 },
	L: { items: 10_000, branches: 2_000 },
};
type Size = keyof typeof SCALES;

const PAGES = [
	"/",
	"/about",
	"/about?category=shareholders",
	"/about/7",
	"/products",
	"/products?category=savings",
	"/products/loans/Product%201",
	"/careers",
	"/careers?category=IT",
	"/careers/7",
	"/news",
	"/news/7",
	"/news?tab=gallery",
	"/contact",
	"/contact?tab=loan",
	"/complaints",
	"/security",
	"/awards",
	"/awards/7",
	"/locator",
	"/before-you-visit",
	"/notices",
	"/notices?category=Security&page=2",
	"/notices/7",
	"/reports",
	"/offline",
	"/search?q=susu",
	"/sitemap.xml",
	"/news/feed.xml",
];

/** Upper limit for the policy header, in bytes. */
const MAX_POLICY_BYTES = 2_048;
const MAX_PAGE_KB = 30;
const MAX_GROWTH = 1.3;
const MAX_LOOP_DELAY_MS = 50;
const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 40;
const TOKEN = "a token for the benchmark";

type Row = { cold: number; cached: number; kb: number; policy: number };
const pages: Record<string, Record<string, number>> = {};
const summary: Record<string, Record<string, number | string>> = {};
const faults: string[] = [];

for (const size of values.sizes.split(",") as Size[]) await measure(size);
console.table(pages);
console.table(summary);
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function measure(size: Size) {
	const backend = await startScaledBackend({
		...SCALES[size],
		hasEtags: values.etags,
		hasChanges: values.changes,
	});
	const site = await startSite({
		API_BASE_URL: backend.url,
		METRICS_TOKEN: TOKEN,
		LOG_LEVEL: "warn",
		MALLOC_ARENA_MAX: "2",
		NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
	});
	const watch = watchOf(site);
	try {
		for (const path of PAGES) note(size, path, await pageRow(site, path));
		summary[size] = { ...(await load(site, backend)), ...watch.peak() };
		const { "loop p99 ms": loop } = summary[size];
		if (Number(loop) > MAX_LOOP_DELAY_MS) faults.push(`${size}: loop delay p99 ${loop} ms`);
	} catch (error) {
		faults.push(`${size}: ${(error as Error).message}\n${site.output().slice(-2_000)}`);
	} finally {
		watch.stop();
		await site.stop();
		await backend.stop();
	}
	const lines = site.output().split("\n").length - 1;
	summary[size] = { ...summary[size], "log lines": lines };
	console.log(`${size} is done`);
}

async function pageRow(site: Site, path: string): Promise<Row> {
	const [cold, html, policy] = await timed(site, path);
	const times: number[] = [];
	for (let turn = 0; turn < 5; turn++) times.push((await timed(site, path))[0]);
	return {
		cold: Math.round(cold),
		cached: Math.round((times.toSorted((a, b) => a - b)[2] ?? 0) * 10) / 10,
		kb: Math.round(gzipSync(html).length / 102.4) / 10,
		policy,
	};
}

async function timed(site: Site, path: string) {
	const startedAt = performance.now();
	const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(60_000) });
	const html = await answer.text();
	const ms = performance.now() - startedAt;
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	if (isMarked(html, PART_FAILED) || isMarked(html, PAGE_FAILED)) throw new Error(`${path} lacks content`);
	return [ms, html, answer.headers.get("content-security-policy")?.length ?? 0] as const;
}

function note(size: Size, path: string, { cold, cached, kb, policy }: Row) {
	const row = { ...pages[path], [`${size} cold`]: cold, [`${size} cached`]: cached, [`${size} KB`]: kb };
	pages[path] = row;
	if (policy > MAX_POLICY_BYTES) faults.push(`${size} ${path}: a policy of ${policy} bytes`);
	// A feed has a fixed number of entries, each with its whole text.
	if (size !== "M" || path.endsWith(".xml")) return;
	if (kb > MAX_PAGE_KB) faults.push(`${size} ${path}: ${kb} KB`);
	const small = row["S KB"];
	if (small && kb > small * MAX_GROWTH) faults.push(`${size} ${path}: ${kb} KB, ${small} KB at S`);
}

/** Visits at a steady rate to 200 addresses, each begun on time however long the others take. */
async function load(site: Site, backend: ScaledBackend) {
	const random = seeded(7);
	const addresses = Array.from({ length: 200 }, (_, at) => PAGES[at] ?? randomAddress(random));
	const pool = new Pool(site.url, { connections: CONNECTIONS });
	const spans: number[] = [];
	const statuses: Record<string, number> = {};
	const visits: Promise<void>[] = [];
	backend.traffic();
	const startedAt = performance.now();
	for (let sent = 0; sent < RATE * SECONDS; sent++) {
		const dueAt = startedAt + (sent * 1_000) / RATE;
		if (dueAt > performance.now()) await new Promise((go) => setTimeout(go, dueAt - performance.now()));
		visits.push(visit(addresses[Math.floor(random() * addresses.length)] ?? "/"));
	}
	await Promise.all(visits);
	const minutes = (performance.now() - startedAt) / 60_000;
	const { calls, bytes, unchanged } = backend.traffic();
	await pool.destroy();
	const sorted = spans.toSorted((a, b) => a - b);
	const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
	const { 200: shown = 0, ...others } = statuses;
	if (Object.keys(others).length > 0)
		faults.push(`${shown} answers of 200, others ${JSON.stringify(others)}`);
	return {
		visits: spans.length,
		"p50 ms": at(0.5),
		"p99 ms": at(0.99),
		"calls/min": Math.round(calls / minutes),
		"of them 304": Math.round(unchanged / minutes),
		"MB/min": Math.round((bytes / MEGABYTE / minutes) * 10) / 10,
	};

	async function visit(path: string) {
		const begun = performance.now();
		const status = await pool
			.request({ path, method: "GET", headersTimeout: 60_000 })
			.then(async ({ statusCode, body }) => {
				await body.dump({ limit: 16 * MEGABYTE });
				return String(statusCode);
			})
			.catch((error: NodeJS.ErrnoException) => error.code ?? "no answer");
		statuses[status] = (statuses[status] ?? 0) + 1;
		spans.push(performance.now() - begun);
	}
}

/** An item that every scale has, a page of a list, or a search. */
function randomAddress(random: () => number): string {
	const number = 1 + Math.floor(random() * 20);
	const page = 1 + Math.floor(random() * 40);
	const choices = [
		`/news/${number}`,
		`/careers/${number}`,
		`/notices/${number}`,
		`/about/${number}`,
		`/awards/${number}`,
		`/news?page=${page}`,
		`/notices?page=${page}`,
		`/locator?page=${page}`,
		`/search?q=${["loan", "salary", "school fees", "branch", "susu"][number % 5]}`,
	];
	return encodeURI(choices[Math.floor(random() * choices.length)] ?? "/");
}

/** Reads the site's own metrics four times a second. */
function watchOf(site: Site) {
	let rss = 0;
	const delays: number[] = [];
	const timer = setInterval(async () => {
		const headers = { authorization: `Bearer ${TOKEN}` };
		const text = await fetch(`${site.url}/metrics`, { headers }).then(
			(answer) => answer.text(),
			() => "",
		);
		const figure = (name: string) =>
			Number(
				text
					.split("\n")
					.find((line) => line.startsWith(name))
					?.split(" ")
					.at(-1) ?? 0,
			);
		rss = Math.max(rss, figure('process_memory_bytes{kind="rss"}'));
		delays.push(figure('event_loop_delay_seconds{quantile="1"}') * 1_000);
	}, 250);
	return {
		peak() {
			const sorted = delays.toSorted((a, b) => a - b);
			return {
				"peak RSS MB": Math.round(rss / MEGABYTE),
				// The longest delay of each quarter of a second: stricter than the delays of all turns.
				"loop p99 ms": Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
				"loop max ms": Math.round(sorted.at(-1) ?? 0),
			};
		},
		stop: () => clearInterval(timer),
	};
}
