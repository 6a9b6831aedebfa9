/**
 * `npm run bench:scale [-- --sizes=S,M,L --seconds=60,60,600 --rate=20]`: what the site costs as the company's
 * content grows. A real HTTP backend has 20 (S), 1,000 (M) or 10,000 (L) of each item and 19 or 2,000 branches; the site runs with its
 * memory settings. Needs a finished build, and Linux for the peak of the memory. Prints each page's time uncached and
 * cached (ms, median of nine) and its size (KB, gzip), then a load of `rate` visits a second over 200 addresses for each size's
 * `seconds`, then each goal with what was measured. Exits with 1 if a goal is missed.
 */
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { seeded } from "../e2e/mutated.ts";
import { type Site, startSite } from "../e2e/site.ts";
import { MEMORY } from "./memory-settings.ts";
import { peakMemoryMb } from "./process-figures.ts";
import { type ScaledBackend, startScaledBackend } from "./scale/backend.ts";

const { values } = parseArgs({
	options: {
		sizes: { type: "string", default: "S,M,L" },
		seconds: { type: "string", default: "60,60,600" },
		rate: { type: "string", default: "20" },
	},
});
const SECONDS = values.seconds.split(",").map(Number);
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

const MAX_PAGE_KB = 30;
const MAX_GROWTH = 1.3;
/** The slowest visit in a hundred at M, relative to S. */
const MAX_SLOWDOWN = 3;
const MAX_RSS_MB = 400;
/** Lists are refreshed once a minute, so any visit may meet it. */
const MAX_VISIT_MS = 200;
const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 40;

const median = (figures: readonly number[]) =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
const tenths = (figure: number) => Math.round(figure * 10) / 10;
const hundredths = (figure: number) => Math.round(figure * 100) / 100;

type Row = { cold: number; cached: number; kb: number };
const pages: Record<string, Record<string, number>> = {};
const summary: Record<string, Record<string, number | string>> = {};
const goals: Record<string, { goal: number; measured: number; verdict: string }> = {};
const faults: string[] = [];

for (const [at, size] of (values.sizes.split(",") as Size[]).entries()) {
	await measure(size, SECONDS[Math.min(at, SECONDS.length - 1)] ?? 60);
}
compareWithSmall();
console.table(pages);
console.table(summary);
console.table(goals);
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function measure(size: Size, seconds: number) {
	const backend = await startScaledBackend(SCALES[size]);
	const site = await startSite({ API_BASE_URL: backend.url, LOG_LEVEL: "warn", ...MEMORY });
	try {
		for (const path of PAGES) note(size, path, await pageRow(site, path));
		const visits = await load(site, backend, seconds);
		const rss = peakMemoryMb(site.pid);
		summary[size] = {
			...visits,
			"peak RSS MB": rss,
			"above the limits": await listsAboveLimits(site),
		};
		if (size === "M") {
			goal("M: peak RSS, MB", MAX_RSS_MB, rss);
			goal("M: slowest visit, ms", MAX_VISIT_MS, Number(visits["slowest ms"]));
		}
		goal(`${size}: answers other than 200`, 0, Number(visits["not 200"]));
	} catch (error) {
		faults.push(`${size}: ${(error as Error).message}\n${site.output().slice(-2_000)}`);
	} finally {
		await site.stop();
		await backend.stop();
	}
	const lines = site.output().split("\n").length - 1;
	summary[size] = { ...summary[size], "log lines": lines };
	console.log(`${size} is done`);
}

function goal(name: string, limit: number, measured: number) {
	const isMet = measured <= limit;
	goals[name] = { goal: limit, measured, verdict: isMet ? "met" : "MISSED" };
	if (!isMet) faults.push(`${name}: ${measured}, goal ${limit}`);
}

/** The goals for M are relative to S. A feed has a fixed number of entries, each with its whole text, so its size is left out. */
function compareWithSmall() {
	const { S: small, M: medium } = summary;
	if (!small || !medium) return;
	const html = Object.entries(pages).filter(([path]) => !path.endsWith(".xml"));
	const ratios = (kind: string) =>
		html.map(([, row]) => (row[`M ${kind}`] ?? Number.NaN) / (row[`S ${kind}`] ?? Number.NaN));
	goal(
		"M: largest page, KB gzip",
		MAX_PAGE_KB,
		Math.max(...html.map(([, row]) => row["M KB"] ?? Number.NaN)),
	);
	goal("M: page size, times S, worst", MAX_GROWTH, hundredths(Math.max(...ratios("KB"))));
	goal("M: cached time, times S, median", MAX_GROWTH, hundredths(median(ratios("cached"))));
	goal(
		"M: visits p99, times S",
		MAX_SLOWDOWN,
		hundredths(Number(medium["p99 ms"]) / Number(small["p99 ms"])),
	);
}

async function pageRow(site: Site, path: string): Promise<Row> {
	const [cold, html] = await timed(site, path);
	const times: number[] = [];
	for (let turn = 0; turn < 9; turn++) times.push((await timed(site, path))[0]);
	return {
		cold: Math.round(cold),
		cached: tenths(median(times)),
		kb: tenths(gzipSync(html).length / 1_024),
	};
}

async function timed(site: Site, path: string) {
	const startedAt = performance.now();
	const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(60_000) });
	const html = await answer.text();
	const ms = performance.now() - startedAt;
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	if (answer.headers.get("cache-control") === "no-store") faults.push(`${path} lacks content`);
	return [ms, html] as const;
}

function note(size: Size, path: string, { cold, cached, kb }: Row) {
	const row = { ...pages[path], [`${size} cold`]: cold, [`${size} cached`]: cached, [`${size} KB`]: kb };
	pages[path] = row;
}

/** Visits at a steady rate to 200 addresses, each begun on time however long the others take. */
async function load(site: Site, backend: ScaledBackend, seconds: number) {
	const random = seeded(7);
	const addresses = Array.from({ length: 200 }, (_, at) => PAGES[at] ?? randomAddress(random));
	const pool = new Pool(site.url, { connections: CONNECTIONS });
	const spans: number[] = [];
	const statuses: Record<string, number> = {};
	const visits: Promise<void>[] = [];
	backend.traffic();
	const startedAt = performance.now();
	for (let sent = 0; sent < RATE * seconds; sent++) {
		const dueAt = startedAt + (sent * 1_000) / RATE;
		if (dueAt > performance.now()) await new Promise((go) => setTimeout(go, dueAt - performance.now()));
		visits.push(visit(addresses[Math.floor(random() * addresses.length)] ?? "/"));
	}
	await Promise.all(visits);
	const minutes = (performance.now() - startedAt) / 60_000;
	const { calls, bytes } = backend.traffic();
	await pool.destroy();
	const sorted = spans.toSorted((a, b) => a - b);
	const at = (part: number) => tenths(sorted[Math.floor(sorted.length * part)] ?? 0);
	const { 200: shown = 0, ...others } = statuses;
	if (Object.keys(others).length > 0)
		faults.push(`${shown} answers of 200, others ${JSON.stringify(others)}`);
	return {
		visits: spans.length,
		"not 200": spans.length - shown,
		"p50 ms": at(0.5),
		"p99 ms": at(0.99),
		"slowest ms": tenths(sorted.at(-1) ?? 0),
		"calls/min": Math.round(calls / minutes),
		"MB/min": tenths(bytes / MEGABYTE / minutes),
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

/** How many lists the site shows a part of, or none of. */
async function listsAboveLimits(site: Site): Promise<number> {
	const { warnings } = await (await fetch(`${site.url}/readyz`)).json();
	for (const warning of warnings) console.log(warning);
	return warnings.length;
}
