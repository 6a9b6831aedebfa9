/**
 * `npm run bench:soak [-- --minutes=30]`: how much memory the site takes over time, with mixed visits, about 200 a second. Floods are
 * in `npm run test:abuse`. Needs a finished build and Linux. Exits with 1 if a limit below is exceeded.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBackend } from "../e2e/backend.ts";
import { PAGES } from "../e2e/pages.ts";
import { METRICS_TOKEN, metricsOf, startSite } from "../e2e/site.ts";
import { inParallel } from "./in-parallel.ts";
import { MEMORY } from "./memory-settings.ts";
import { conclude, expect } from "./verdict.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const MINUTES = Number(values.minutes);
const VISITORS = 20;
const PACE_MS = 100;
const MAX_GROWTH = 1.05;
/** Of the whole process, after the soak. */
const MAX_MEGABYTES = 350;

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const backend = await startBackend();
const site = await startSite({
	API_BASE_URL: backend.url,
	API_TIMEOUT_MS: "3000",
	METRICS_TOKEN,
	LOG_LEVEL: "error",
	DRAIN_SECONDS: "1",
	// Without a limit V8 fills the memory it has before it collects garbage.
	...MEMORY,
});
try {
	for (const path of PAGES) await visit(path);
	await soak();
} finally {
	await site.stop();
	await backend.stop();
}
conclude("The site stayed within its limits.");

async function soak() {
	let visits = 0;
	let wrong = 0;
	let isOver = false;
	const visitors = inParallel(
		VISITORS,
		() => !isOver,
		async () => {
			await wait(PACE_MS);
			visits += 1;
			const status = await visit(mixed()).catch(() => 0);
			if (status === 0 || status >= 500) wrong += 1;
		},
	);
	const sizes: number[] = [];
	for (let minute = 1; minute <= MINUTES; minute++) {
		await wait(60_000);
		const { rss, heap, pages } = await memory();
		sizes.push(rss);
		console.log(
			`minute ${minute}: ${rss} MB, heap ${heap}, pages ${pages}; ${visits} visits, ${wrong} failed`,
		);
	}
	isOver = true;
	await visitors;
	const [early = 0, last = 0] = [sizes[Math.min(4, Math.floor(MINUTES / 2))], sizes.at(-1)];
	expect(`memory grew to ${(last / early).toFixed(3)} of minute 5`, last / early <= MAX_GROWTH);
	expect(`memory is ${last} MB after the soak`, last <= MAX_MEGABYTES);
	expect(`${wrong} failed in the soak`, wrong === 0);
}

/** Mostly pages, some data, pictures, searches and unknown URLs. */
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
	const response = await fetch(site.url + path);
	await response.arrayBuffer();
	return response.status;
}

/** In megabytes. */
async function memory() {
	const lines = (await metricsOf(site)).split("\n");
	const metric = (name: string) => {
		const found = lines.filter((line) => line.startsWith(name));
		return Math.round(found.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0) / 1024 ** 2);
	};
	return {
		rss: metric("process_resident_memory_bytes"),
		heap: metric("nodejs_heap_size_used_bytes"),
		pages: metric("response_cache_bytes{"),
	};
}
