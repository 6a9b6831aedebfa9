/**
 * `npm run bench:scale [-- --sizes=S,M,L --seconds=60,60,600 --rate=20]`: what the site costs as the company's
 * content grows. A real HTTP backend has 20 (S), 1,000 (M) or 10,000 (L) of each item and 19 or 2,000 branches, all like the samples; the
 * site runs with its memory settings. Needs a finished build, and Linux for the peak of the memory. Prints each page's time uncached
 * (ms) and its size (KB, gzip), then a load of `rate` visits a second over 200 addresses for each size's
 * `seconds`, then each goal with what was measured. Exits with 1 if a goal is missed.
 */
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { seeded } from "../e2e/mutated.ts";
import { startReceiver } from "../e2e/receiver.ts";
import { type Site, startSite } from "../e2e/site.ts";
import { MEMORY } from "./memory-settings.ts";
import { median, percentile } from "./percentile.ts";
import { peakMemoryMb } from "./process-figures.ts";
import { scaledContent } from "./scale/content.ts";
import { conclude, expect, figures } from "./verdict.ts";

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
	"/products/personal/salary%20loans%201",
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

const tenths = (figure: number) => Math.round(figure * 10) / 10;
const hundredths = (figure: number) => Math.round(figure * 100) / 100;

const pages: Record<string, Record<string, number>> = {};
const summary: Record<string, Record<string, number | string>> = {};

for (const [at, size] of (values.sizes.split(",") as Size[]).entries()) {
	await measure(size, SECONDS[Math.min(at, SECONDS.length - 1)] ?? 60);
}
compareWithSmall();
console.table(pages);
console.table(summary);
conclude("Every goal is met.");

async function measure(size: Size, seconds: number) {
	const content = scaledContent(SCALES[size]);
	const backend = await startReceiver(0, { received: [], taken: new Map(), content });
	const site = await startSite({ API_BASE_URL: backend.url, LOG_LEVEL: "warn", ...MEMORY });
	try {
		for (const path of PAGES) await measurePage(size, site, path);
		// The load measures a site that has warmed up.
		for (let round = 0; round < 9; round++)
			for (const path of PAGES) await (await fetch(site.url + path)).text();
		const visits = await load(site, seconds);
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
		expect(`${size}: ${(error as Error).message}\n${site.output().slice(-2_000)}`, false);
	} finally {
		await site.stop();
		await backend.stop();
	}
	const lines = site.output().split("\n").length - 1;
	summary[size] = { ...summary[size], "log lines": lines };
	console.log(`${size} is done`);
}

function goal(name: string, limit: number, measured: number) {
	figures[name] = `${measured} (at most ${limit})`;
	expect(`${name}: ${measured}, goal ${limit}`, measured <= limit);
}

/** The goals for M are relative to S. A feed has a fixed number of entries, each with its whole text, so its size is left out. */
function compareWithSmall() {
	const { S: small, M: medium } = summary;
	if (!small || !medium) return;
	const html = Object.entries(pages).filter(([path]) => !path.endsWith(".xml"));
	const growth = html.map(([, row]) => (row["M KB"] ?? Number.NaN) / (row["S KB"] ?? Number.NaN));
	goal(
		"M: largest page, KB gzip",
		MAX_PAGE_KB,
		Math.max(...html.map(([, row]) => row["M KB"] ?? Number.NaN)),
	);
	goal("M: page size, times S, worst", MAX_GROWTH, hundredths(Math.max(...growth)));
	goal(
		"M: visits p99, times S",
		MAX_SLOWDOWN,
		hundredths(Number(medium["p99 ms"]) / Number(small["p99 ms"])),
	);
}

/** Notes the time of a page that no cache has yet, and its size. */
async function measurePage(size: Size, site: Site, path: string) {
	const startedAt = performance.now();
	const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(60_000) });
	const html = await answer.text();
	const ms = Math.round(performance.now() - startedAt);
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	expect(`${path} lacks content`, answer.headers.get("cache-control") !== "no-store");
	const kb = tenths(gzipSync(html).length / 1_024);
	pages[path] = { ...pages[path], [`${size} ms`]: ms, [`${size} KB`]: kb };
}

/** Visits at a steady rate to 200 addresses, each begun on time however long the others take. */
async function load(site: Site, seconds: number) {
	const random = seeded(7);
	const addresses = Array.from({ length: 200 }, (_, at) => PAGES[at] ?? randomAddress(random));
	const pool = new Pool(site.url, { connections: CONNECTIONS });
	const spans: number[] = [];
	const statuses: Record<string, number> = {};
	const visits: Promise<void>[] = [];
	const startedAt = performance.now();
	for (let sent = 0; sent < RATE * seconds; sent++) {
		const dueAt = startedAt + (sent * 1_000) / RATE;
		if (dueAt > performance.now()) await new Promise((go) => setTimeout(go, dueAt - performance.now()));
		visits.push(visit(addresses[Math.floor(random() * addresses.length)] ?? "/"));
	}
	await Promise.all(visits);
	await pool.destroy();
	const { 200: shown = 0, ...others } = statuses;
	expect(`answers other than 200: ${JSON.stringify(others)}`, spans.length === shown);
	return {
		visits: spans.length,
		"not 200": spans.length - shown,
		"p50 ms": tenths(median(spans)),
		"p99 ms": tenths(percentile(spans, 99)),
		"slowest ms": tenths(Math.max(...spans)),
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
