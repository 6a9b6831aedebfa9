import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "#lib/platform/durations";
import { metricsText } from "#lib/platform/metrics";
import { countVitals } from "#lib/server/vitals";

/** Later than any real time: limits count on. */
const NOON = Date.UTC(2100, 0, 1, 12);
const VALUES = { TTFB: 120, FCP: 900, LCP: 1_800, INP: 96, CLS: 0.02 };

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const send = (
	report: unknown,
	{ address = "154.160.1.1", headers = OWN }: { address?: string; headers?: Record<string, string> } = {},
) => {
	const text = typeof report === "string" ? report : JSON.stringify(report);
	return countVitals(address, new Headers(headers), new Blob([text]).stream());
};
const metrics = async () => (await metricsText()).split("\n").filter((line) => /^page_/.test(line));
const metric = async (name: string) =>
	Number((await metrics()).find((line) => line.startsWith(`${name} `))?.split(" ")[1] ?? 0);

test("a report is counted under its page's route, and nothing else of it is stored", async () => {
	await send({ page: "/news/[id]", values: VALUES });
	const page = 'page="/news/[id]"';
	assert.equal(await metric(`page_lcp_seconds_sum{${page}}`), 1.8);
	assert.equal(await metric(`page_lcp_seconds_bucket{${page},le="1"}`), 0);
	assert.equal(await metric(`page_lcp_seconds_bucket{${page},le="1.8"}`), 1);
	assert.equal(await metric(`page_inp_seconds_bucket{${page},le="0.1"}`), 1);
	assert.equal(await metric(`page_cls_bucket{${page},le="0.05"}`), 1);
	assert.equal(await metric(`page_ttfb_seconds_count{${page}}`), 1);
	assert.equal(await metric(`page_fcp_seconds_count{${page}}`), 1);
	assert.doesNotMatch(await metricsText(), /154\.160/);
});

test("a script that failed is counted by island and reason; a made-up name is no label", async () => {
	const failures = async () =>
		(await metricsText()).split("\n").filter((line) => line.startsWith("island_failures_total{"));
	await send({ island: "ama-mensah", reason: "start" }, { address: "154.160.3.1" });
	assert.deepEqual(await failures(), ['island_failures_total{island="other",reason="start"} 1']);
	const refusedBefore = await metric("page_vitals_refused_total");
	await send({ island: "slider", reason: "boredom" }, { address: "154.160.3.1" });
	await send({ island: "slider", reason: "load", visitor: "Ama" }, { address: "154.160.3.1" });
	for (let sent = 0; sent < 14; sent++)
		await send({ island: "x", reason: "start" }, { address: "154.160.3.2" });
	assert.deepEqual(
		await failures(),
		['island_failures_total{island="other",reason="start"} 11'],
		"ten of a network",
	);
	assert.equal(await metric("page_vitals_refused_total"), refusedBefore + 6);
});

test("a view without an input has no INP, and is counted all the same", async () => {
	await send({ page: "/faqs", values: { TTFB: 40, CLS: 0 } }, { address: "154.160.1.2" });
	assert.equal(await metric('page_cls_count{page="/faqs"}'), 1);
	assert.equal(await metric('page_inp_seconds_count{page="/faqs"}'), 0);
});

test("malformed, implausible, overlong and foreign reports change no metric", async () => {
	const before = (await metrics()).filter((line) => !line.startsWith("page_vitals_refused"));
	const refused = await metric("page_vitals_refused_total");
	const valid = { page: "/faqs", values: VALUES };
	const wrong: Parameters<typeof send>[] = [
		["", {}],
		["{", {}],
		["null", {}],
		["[]", {}],
		[{ page: "/faqs", values: {} }, {}],
		[{ page: "/ama-mensah", values: VALUES }, {}],
		[{ page: "/news/17", values: VALUES }, {}],
		[{ ...valid, address: "/contact/reply/secret" }, {}],
		[{ page: "/faqs", values: { ...VALUES, Hydration: 100 } }, {}],
		[{ page: "/faqs", values: { LCP: "1800" } }, {}],
		[{ page: "/faqs", values: { LCP: -1 } }, {}],
		[{ page: "/faqs", values: { LCP: 120_001 } }, {}],
		[{ page: "/faqs", values: { CLS: 11 } }, {}],
		['{"page":"/faqs","values":{"LCP":1e999}}', {}],
		[`${JSON.stringify(valid)}${" ".repeat(600)}`, {}],
		[valid, { headers: { ...OWN, "sec-fetch-site": "cross-site" } }],
		[valid, { headers: { ...OWN, "sec-fetch-site": "same-site" } }],
		[valid, { headers: { "content-type": "application/json", origin: "https://evil.example" } }],
		[valid, { headers: { "content-type": "application/json" } }],
		[valid, { headers: { ...OWN, "content-type": "text/plain" } }],
	];
	for (const [report, options] of wrong) await send(report, { address: "154.160.1.3", ...options });
	const after = (await metrics()).filter((line) => !line.startsWith("page_vitals_refused"));
	assert.deepEqual(after, before);
	assert.equal(await metric("page_vitals_refused_total"), refused + wrong.length);
	const older = { "content-type": "application/json", origin: "http://localhost:3000" };
	await send(valid, { address: "154.160.1.3", headers: older });
	assert.equal(await metric('page_lcp_seconds_count{page="/faqs"}'), 1, "an older browser of the site's own");
});

test("one network counts ten times in ten minutes, however many reports it sends", async ({ mock }) => {
	mock.timers.enable({ apis: ["Date"], now: NOON });
	const counted = () => metric('page_cls_count{page="/rates"}');
	const report = { page: "/rates", values: { CLS: 9 } };
	for (let sent = 0; sent < 20; sent++) await send(report, { address: "154.160.2.1" });
	assert.equal(await counted(), 10);
	for (let last = 0; last < 20; last++) await send(report, { address: `2001:db8:1:${last}::${last}` });
	assert.equal(await counted(), 20, "all networks that one customer rents are one sender");
	await send(report, { address: "154.160.2.2" });
	assert.equal(await counted(), 21);
	mock.timers.tick(601_000);
	await send(report, { address: "154.160.2.1" });
	assert.equal(await counted(), 22, "later");
});

test("a flood from everywhere is counted up to six hundred reports a minute", async ({ mock }) => {
	mock.timers.enable({ apis: ["Date"], now: NOON + 2 * DAY_MS });
	for (let at = 0; at < 700; at++)
		await send({ page: "/ussd", values: { CLS: 0 } }, { address: `10.1.${at >> 8}.${at & 255}` });
	assert.equal(await metric('page_cls_count{page="/ussd"}'), 600);
});
