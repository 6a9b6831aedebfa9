/**
 * `npm run bench:growth`: what /notices costs a phone and the server as the number of notices grows. Needs a finished
 * build. Exits with 1 if the largest page is more than a tenth larger than the smallest.
 */
import { gzipSync } from "node:zlib";
import { startBackend } from "../e2e/backend.ts";
import { manyNotices } from "../e2e/many-notices.ts";
import { startSite } from "../e2e/site.ts";

const COUNTS = [10, 100, 1_000, 10_000];
const RENDERS = 15;
const MAX_GROWTH = 1.1;

const rows = [];
for (const count of COUNTS) rows.push(await measure(count));
console.table(rows);

const growth = Math.max(growthOf(rows.map(({ html }) => html)), growthOf(rows.map(({ gzip }) => gzip)));
console.log(
	`The largest page is ${growth.toFixed(3)} times the smallest; ${MAX_GROWTH.toFixed(3)} is allowed.`,
);
process.exit(growth > MAX_GROWTH ? 1 : 0);

/** Sizes in bytes; times in milliseconds, until the last byte. */
async function measure(count: number) {
	const backend = await startBackend();
	backend.fault("/notices", { kind: "body", body: manyNotices(count) });
	const site = await startSite({ API_BASE_URL: backend.url, API_KEEP_ITEMS: String(Math.max(...COUNTS)) });
	try {
		const html = await (await fetch(`${site.url}/notices`)).text();
		if (!html.includes(`${count} notices`)) throw new Error(`the page does not show ${count} notices`);
		// Each page of the list is rendered on its first request.
		const renders = await times(RENDERS, (at) => `${site.url}/notices?page=${at + 2}`);
		const hits = await times(RENDERS, () => `${site.url}/notices`);
		return {
			notices: count,
			html: Buffer.byteLength(html),
			gzip: gzipSync(html).length,
			"render, median ms": median(renders),
			"from cache, median ms": median(hits),
		};
	} finally {
		await site.stop();
		await backend.stop();
	}
}

async function times(count: number, url: (at: number) => string): Promise<number[]> {
	const measured: number[] = [];
	for (let at = 0; at < count; at++) {
		const start = performance.now();
		const answer = await fetch(url(at));
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`${url(at)} answered ${answer.status}`);
		measured.push(performance.now() - start);
	}
	return measured;
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10;
}

function growthOf(sizes: readonly number[]): number {
	return Math.max(...sizes) / Math.min(...sizes);
}
