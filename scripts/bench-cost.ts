/**
 * `npm run bench:cost`: the processor time that one instance spends on each kind of request, which a busy machine affects little.
 * The source of figures in `docs/capacity.md`. Needs a finished build; takes about a minute.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { FormData, Pool } from "undici";
import { startReceiver } from "../e2e/receiver.ts";
import { startSite } from "../e2e/site.ts";
import { pdf } from "../lib/submissions/cv/sample-files.ts";
import { ENQUIRY_FIELDS } from "../lib/submissions/samples.ts";
import { IMAGE_MEMORY } from "./image-environment.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "1000" } } });
const COUNT = Number(values.count);
const CONNECTIONS = 8;
const TOKEN = "a token for the benchmark";
const CV_BYTES = 1_000_000;

const receiver = await startReceiver();
const site = await startSite({
	API_BASE_URL: receiver.url,
	METRICS_TOKEN: TOKEN,
	LOG_LEVEL: "error",
	TRUST_PROXY: "1",
	// As in the Docker image.
	...IMAGE_MEMORY,
});
const pool = new Pool(site.url, { connections: CONNECTIONS });

const home = await (await fetch(site.url)).text();
const script = home.match(/\/_next\/static\/[\w./~-]+\.js/)?.[0] ?? "";
const picture = home.match(/\/_next\/image\?[^" ]+/)?.[0].replaceAll("&amp;", "&") ?? "";

const page = (path: string, headers: Record<string, string> = {}) => ({
	path,
	method: "GET" as const,
	headers,
});
const kinds: Record<string, { count: number; request: (at: number) => Parameters<typeof pool.request>[0] }> =
	{
		"cached page, plain (nginx compresses)": { count: COUNT, request: () => page("/faqs") },
		"cached page, gzip": { count: COUNT, request: () => page("/faqs", { "accept-encoding": "gzip" }) },
		"cached page, not changed (304)": {
			count: COUNT,
			request: () => page("/faqs", { "if-none-match": "*" }),
		},
		"cached page with a query": { count: COUNT, request: () => page("/notices?page=2") },
		"script, gzip": { count: COUNT, request: () => page(script, { "accept-encoding": "gzip" }) },
		"picture that was made before": { count: COUNT, request: () => page(picture) },
		"page that nobody asked for before": { count: COUNT / 2, request: (at) => page(`/notices?q=word${at}`) },
		"unknown address": { count: COUNT / 2, request: (at) => page(`/nothing-${at}`) },
		search: { count: COUNT / 2, request: (at) => page(`/api/search?q=loan${at}`) },
		form: {
			count: COUNT / 2,
			request: () => {
				const marker = randomUUID();
				const fields = { ...ENQUIRY_FIELDS, name: marker, email: `${marker}@example.com` };
				return {
					path: "/api/contact",
					method: "POST",
					headers: { ...randomVisitorHeaders(), "content-type": "application/x-www-form-urlencoded" },
					body: new URLSearchParams(fields).toString(),
				};
			},
		},
		"application with a CV of 1 MB": {
			count: 60,
			request: () => {
				const marker = randomUUID();
				const form = new FormData();
				for (const [name, value] of Object.entries({ name: marker, phone: "0200000000" }))
					form.set(name, value);
				form.set("email", `${marker}@example.com`);
				form.set("file", new File([new Uint8Array(pdf(CV_BYTES, marker))], "cv.pdf"));
				return {
					path: "/api/applications/1",
					method: "POST",
					headers: randomVisitorHeaders(),
					body: form,
				};
			},
		},
	};

const idle = await idleShare();
const rows: Record<string, Record<string, number>> = {};
for (const [name, { count, request }] of Object.entries(kinds)) {
	await each(Math.min(100, count / 5), (at) => request(1_000_000 + at));
	const before = await processorSeconds();
	const startedAt = performance.now();
	await each(count, request);
	const seconds = (performance.now() - startedAt) / 1_000;
	const spent = (await processorSeconds()) - before - idle * seconds;
	rows[name] = {
		"ms of processor time": Number(((spent / count) * 1_000).toFixed(2)),
		"a second on one core": Math.round(count / spent),
	};
}
console.table(rows);
console.log(
	`memory after it all: ${Math.round((await figure('process_memory_bytes{kind="rss"}')) / 1e6)} MB`,
);
await pool.destroy();
await site.stop();
await receiver.stop();
process.exit(0);

/** A script's request from its own address, because each address may send only so much. */
function randomVisitorHeaders() {
	const [a, b] = randomBytes(2);
	return { accept: "application/json", "x-forwarded-for": `10.0.${a}.${b}` };
}

async function each(count: number, request: (at: number) => Parameters<typeof pool.request>[0]) {
	let next = 0;
	const visitor = async () => {
		for (let at = next++; at < count; at = next++) {
			const { statusCode, body } = await pool.request(request(at));
			await body.arrayBuffer();
			if (statusCode >= 400 && statusCode !== 404)
				throw new Error(`${request(at).path} answered ${statusCode}`);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

/** What the idle process uses, as a share of one core. */
async function idleShare(): Promise<number> {
	const before = await processorSeconds();
	await new Promise((resolve) => setTimeout(resolve, 3_000));
	return ((await processorSeconds()) - before) / 3;
}

function processorSeconds(): Promise<number> {
	return figure("process_cpu_seconds");
}

async function figure(name: string): Promise<number> {
	const text = await (
		await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
	).text();
	const line = text.split("\n").find((each) => each.startsWith(`${name} `));
	return Number(line?.split(" ").at(-1));
}
