/**
 * `npm run bench:soak [-- --minutes=30 --rate=200]`: how the site behaves over time, with mixed visits at a steady rate. Floods are in
 * `npm run test:abuse`. Needs a finished build and Linux. Exits with 1 if a limit below is exceeded.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { startBackend } from "../e2e/backend.ts";
import { PAGES } from "../e2e/pages.ts";
import { startSite } from "../e2e/site.ts";
import { MEMORY } from "./memory-settings.ts";
import { median, percentile } from "./percentile.ts";
import { conclude, expect } from "./verdict.ts";

const { values } = parseArgs({
	options: {
		minutes: { type: "string", default: "30" },
		rate: { type: "string", default: "200" },
	},
});
const MINUTES = Number(values.minutes);
const RATE = Number(values.rate);

const MEGABYTE = 1024 * 1024;
const MAX_SOAK_GROWTH = 1.05;
/** Of the whole process, after the soak. */
const MAX_MEMORY = 350 * MEGABYTE;
const CONCURRENT = 20;
const TOKEN = "a token for the benchmark";

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const backend = await startBackend();
const site = await startSite({
	API_BASE_URL: backend.url,
	API_TIMEOUT_MS: "3000",
	METRICS_TOKEN: TOKEN,
	LOG_LEVEL: "error",
	DRAIN_SECONDS: "1",
	// Without a limit V8 fills the memory it has before it collects garbage.
	...MEMORY,
});
const pool = new Pool(site.url, { connections: CONCURRENT });

try {
	for (const path of PAGES) await visit(path);
	await soak();
	await memory();
} finally {
	await pool.destroy();
	await site.stop();
	await backend.stop();
}
conclude("The site stayed within its limits.");

/** Mixed visits: mostly pages, some data, pictures, searches and unknown URLs. */
async function soak() {
	const rows: Record<string, number>[] = [];
	let spans: number[] = [];
	let wrong = 0;
	let inFlight = 0;
	let left = 0;
	const startedAt = performance.now();
	for (let sent = 0; performance.now() - startedAt < MINUTES * 60_000; sent++) {
		const dueAt = startedAt + (sent * 1_000) / RATE;
		if (dueAt > performance.now()) await wait(dueAt - performance.now());
		if (inFlight >= CONCURRENT * 2) left += 1;
		else {
			inFlight += 1;
			const begun = performance.now();
			const ended = (isServed: boolean) => {
				inFlight -= 1;
				if (!isServed) wrong += 1;
				spans.push(performance.now() - begun);
			};
			visit(mixed()).then(
				(status) => ended(status < 500),
				() => ended(false),
			);
		}
		const minute = Math.floor((performance.now() - startedAt) / 60_000);
		if (minute > rows.length) {
			const { rss, heap, pages } = await state();
			rows.push({
				minute,
				"rss MB": Math.round(rss / MEGABYTE),
				"heap MB": Math.round(heap / MEGABYTE),
				"pages MB": Math.round(pages / MEGABYTE),
				answered: spans.length,
				"p50 ms": Math.round(median(spans)),
				"p99 ms": Math.round(percentile(spans, 99)),
				"not sent": left,
				wrong,
			});
			console.log(JSON.stringify(rows.at(-1)));
			spans = [];
		}
	}
	console.table(rows);
	const early = rows[Math.min(4, Math.floor(rows.length / 2))];
	const last = rows.at(-1);
	if (!early || !last) return;
	const growth = (last["rss MB"] ?? 0) / (early["rss MB"] ?? 1);
	console.log(
		`memory of minute ${last.minute} ÷ minute ${early.minute}: ${growth.toFixed(3)}, errors ${wrong}`,
	);
	expect(`memory grew to ${growth.toFixed(3)} of minute ${early.minute}`, growth <= MAX_SOAK_GROWTH);
	expect(`${wrong} failed in the soak`, wrong === 0);
}

async function memory() {
	const { rss } = await state();
	console.log(`memory after all this: ${megabytes(rss)}`);
	expect(`memory is ${megabytes(rss)} after the soak`, rss <= MAX_MEMORY);
}

function mixed(): string {
	const kind = Math.random();
	const any = Math.floor(Math.random() * 1e6);
	if (kind < 0.75) return PAGES[Math.floor(Math.random() * PAGES.length)] ?? "/";
	if (kind < 0.85) return "/api/branches";
	if (kind < 0.93) return "/logo.svg";
	if (kind < 0.97) return `/notices?q=word${any}`;
	return `/news/unknown-${any}`;
}

async function visit(path: string): Promise<number> {
	const response = await pool.request({ path, method: "GET" });
	await response.body.dump({ limit: 64 * MEGABYTE });
	return response.statusCode;
}

async function state() {
	const response = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
	const text = await response.text();
	const metric = (line: string) => {
		const found = text.split("\n").filter((candidate) => candidate.startsWith(line));
		return found.reduce((sum, candidate) => sum + Number(candidate.split(" ").at(-1)), 0);
	};
	return {
		rss: metric("process_resident_memory_bytes"),
		heap: metric("nodejs_heap_size_used_bytes"),
		pages: metric("response_cache_bytes{"),
	};
}

function megabytes(bytes: number) {
	return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
