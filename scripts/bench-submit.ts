/**
 * `npm run bench:submit [-- --seconds=3]`: submissions acknowledged per second over HTTP, each durable before its response,
 * compared with the rate at which this machine's disk can sync a file. They are measured in turn, so that a busy machine affects
 * both equally; only the ratio counts. Single visitors cost a sync each; concurrent ones share it.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { ENQUIRY_FIELDS } from "../lib/submissions/samples.ts";
import { siteOn } from "./submission-load/site.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const SPAN_MS = Number(values.seconds) * 1_000;
const ROUNDS = 3;
const MANY = 64;
/** About what one submission writes. */
const SYNC_BYTES = 4_096;

const folder = await mkdtemp(join(tmpdir(), "bench-"));
const site = siteOn(4_713, { DATA_DIR: folder, API_BASE_URL: "", SMTP_URL: "", DATABASE_URL: "" });
await site.start();
const pool = new Pool(site.url, { connections: MANY });
await acknowledgedRate(MANY, 500);

const rounds: Record<"syncs" | "one" | "many" | "one ÷ syncs" | "many ÷ syncs", number>[] = [];
for (let round = 0; round < ROUNDS; round++) {
	const syncs = await syncRate();
	const one = await acknowledgedRate(1, SPAN_MS);
	const many = await acknowledgedRate(MANY, SPAN_MS);
	rounds.push({ syncs, one, many, "one ÷ syncs": one / syncs, "many ÷ syncs": many / syncs });
}
await pool.close();
await site.kill();
await rm(folder, { recursive: true });

const median = Object.fromEntries(
	Object.keys(rounds[0] ?? {}).map((name) => {
		const sorted = rounds.map((round) => round[name as keyof (typeof rounds)[number]]).sort((a, b) => a - b);
		return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
	}),
);
console.log(`per second, ${SPAN_MS / 1_000} s each; one = one visitor at a time, many = ${MANY} at once`);
console.table([...rounds, median].map(rounded), Object.keys(median));
console.log("The last row is the median.");

/** Appends and syncs, one after the other. */
async function syncRate(): Promise<number> {
	const file = await open(join(folder, "sync"), "w");
	const block = Buffer.alloc(SYNC_BYTES, 1);
	const started = performance.now();
	let syncs = 0;
	while (performance.now() - started < SPAN_MS) {
		await file.write(block);
		await file.datasync();
		syncs += 1;
	}
	const seconds = (performance.now() - started) / 1_000;
	await file.close();
	return syncs / seconds;
}

async function acknowledgedRate(visitors: number, spanMs: number): Promise<number> {
	const started = performance.now();
	let acknowledged = 0;
	const visitor = async () => {
		while (performance.now() - started < spanMs) {
			const name = randomUUID();
			const fields = { ...ENQUIRY_FIELDS, name, email: `${name}@example.com`, key: name };
			const { statusCode, body } = await pool.request({
				path: "/contact",
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams(fields).toString(),
			});
			const { reference } = (await body.json()) as { reference?: string };
			if (statusCode !== 200 || !reference) throw new Error(`not acknowledged: ${statusCode}`);
			acknowledged += 1;
		}
	};
	await Promise.all(Array.from({ length: visitors }, visitor));
	return acknowledged / ((performance.now() - started) / 1_000);
}

function rounded(row: Record<string, number>) {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => [
			name,
			value < 20 ? Number(value.toFixed(2)) : Math.round(value),
		]),
	);
}
