import assert from "node:assert/strict";
import { test } from "node:test";
import { metricsText } from "#lib/platform/metrics";
import { countPolicyReport } from "#lib/server/policy-reports";

const send = (report: unknown, address = "154.160.1.1") =>
	countPolicyReport(
		address,
		new Blob([typeof report === "string" ? report : JSON.stringify(report)]).stream(),
	);
const figures = async () =>
	(await metricsText())
		.split("\n")
		.filter((line) => /^policy_(violations|reports)/.test(line))
		.toSorted();

test("violations are counted by directive, in the format of the Reporting API and in the older one", async () => {
	const violation = (effectiveDirective: string) => ({
		type: "csp-violation",
		url: "https://www.example.com/contact/reply/secret",
		body: { effectiveDirective, blockedURL: "https://evil.example", sample: "Ama Mensah" },
	});
	await send([violation("script-src-elem"), violation("img-src"), { type: "deprecation", body: {} }]);
	await send({
		"csp-report": { "violated-directive": "img-src 'self'", "document-uri": "https://www.example.com" },
	});
	await send([violation("made-up-1"), violation("made-up-2")]);
	assert.deepEqual(await figures(), [
		'policy_violations_total{directive="img-src"} 2',
		'policy_violations_total{directive="other"} 2',
		'policy_violations_total{directive="script-src-elem"} 1',
	]);
	assert.doesNotMatch(await metricsText(), /Ama|secret|evil/);
});

test("malformed and oversized reports are counted as refused", async () => {
	for (const report of ["", "{", "null", "[null, 1]", JSON.stringify({ a: "x".repeat(100_000) })]) {
		await send(report, "154.160.1.2");
	}
	assert.ok((await figures()).includes("policy_reports_refused_total 3"));
});

test("a flood of reports from one address is no longer counted, but others are", async ({ mock }) => {
	mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 22, 12) });
	const report = [{ type: "csp-violation", body: { effectiveDirective: "font-src" } }];
	for (let sent = 0; sent < 100; sent++) await send(report, "154.160.1.3");
	assert.ok((await figures()).includes('policy_violations_total{directive="font-src"} 20'));
	await send(report, "154.160.1.4");
	assert.ok((await figures()).includes('policy_violations_total{directive="font-src"} 21'));
	for (let at = 0; at < 1_000; at++) await send(report, `10.0.${at >> 8}.${at & 255}`);
	const line = (await figures()).find((text) => text.includes("font-src"));
	assert.equal(Number(line?.split(" ").at(-1)), 300, "of all together in one minute");
	mock.timers.tick(60_000);
	for (let last = 0; last < 30; last++) await send(report, `2001:db8:1:${last}::${last}`);
	assert.ok(
		(await figures()).includes('policy_violations_total{directive="font-src"} 320'),
		"all networks that one customer rents are one sender",
	);
});
