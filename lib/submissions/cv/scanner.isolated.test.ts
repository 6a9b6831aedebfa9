import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { metricsText } from "#lib/platform/metrics";
import { hasClamd, NEEDS_CLAMD, startClamd, startClamdStandIn, VIRUS } from "./samples/clamd.ts";
import { clamdScanner, SCAN_MAX_MS } from "./scanner.ts";

const CLEAN = Buffer.alloc(5_000_000, "%PDF-1.7 ");
const FAILED = { outcome: "failed" };
const readOf = (url: string) => readFile(new URL(url, import.meta.url));

test("Debian's scanner, set up as the guide says, names viruses and macros, and finds nothing in a CV of 5 MB", {
	skip: !hasClamd() && NEEDS_CLAMD,
}, async () => {
	const guide = await readOf("../../../deploy/README.md");
	const [settings] = /AlertOLE2Macros \w+/.exec(String(guide)) ?? [];
	const clamd = await startClamd(settings ?? "");
	const scan = clamdScanner(clamd.socket);
	assert.partialDeepStrictEqual(await scan(async () => CLEAN), { outcome: "clean" });
	const virus = await scan(async () => Buffer.from(`%PDF-1.7\n${VIRUS}\n%%EOF`));
	assert.match(virus.outcome === "found" ? virus.finding : "", /^Site\.Tests\.Virus/);
	const macros = await scan(() => readOf("./samples/macros.doc"));
	assert.match(macros.outcome === "found" ? macros.finding : "", /^Heuristics\.OLE2\.ContainsMacros/);
	for (const clean of ["libreoffice.doc", "libreoffice.docx", "reportlab.pdf", "ghostscript.jpg"])
		assert.equal((await scan(() => readOf(`./samples/${clean}`))).outcome, "clean", clean);
	await clamd.stop();
});

test("the scanner gets the file byte by byte, whatever its length", async () => {
	const clamd = await startClamdStandIn();
	const scan = clamdScanner(clamd.address);
	const files = [0, 1, 65_536, 65_537, 5_242_880].map((bytes) => Buffer.alloc(bytes, "%PDF-1.7 "));
	const scans = await Promise.all(files.map((file) => scan(async () => file)));
	assert.deepEqual(new Set(scans.map(({ outcome }) => outcome)), new Set(["clean"]));
	const bySize = clamd.scanned.sort((a, b) => a.length - b.length);
	for (const [index, file] of files.entries()) assert.ok(file.equals(bySize[index] ?? Buffer.alloc(9)));
	await clamd.stop();
});

test("a scan fails while there is no scanner, and is counted", async () => {
	const begun = performance.now();
	assert.deepEqual(await clamdScanner("127.0.0.1:1")(async () => CLEAN), FAILED);
	assert.deepEqual(await clamdScanner("/no/such/socket")(async () => CLEAN), FAILED);
	assert.ok(performance.now() - begun < 5_000);
	assert.match(await metricsText(), /^cv_scans_total\{outcome="failed"\} [1-9]/m);
});

test("a scan fails if the scanner says nothing or something else", async () => {
	for (const response of [undefined, "", "INSTREAM size limit exceeded. ERROR", "OK"]) {
		const clamd = await startClamdStandIn(() => response);
		assert.deepEqual(await clamdScanner(clamd.address, 500)(async () => CLEAN), FAILED, String(response));
		await clamd.stop();
	}
});

test("many applicants wait no longer than one for a scanner that says nothing, and none of them for the next", async () => {
	const clamd = await startClamdStandIn(() => undefined);
	const scan = clamdScanner(clamd.address, 1_000);
	const begun = performance.now();
	const scans = await Promise.all(Array.from({ length: 40 }, () => scan(async () => CLEAN)));
	assert.ok(performance.now() - begun < 3_000);
	assert.ok(scans.every(({ outcome }) => outcome === "failed"));
	clamd.respond(() => "stream: OK");
	assert.equal((await scan(async () => CLEAN)).outcome, "clean");
	await clamd.stop();
});

test("nginx waits longer for an application than its scan can take", async () => {
	/** For its turn among the posts, for the backend and for its delivery. */
	const elsewhereMs = 5_000 + 8_000 + 3_000;
	const conf = String(await readOf("../../../deploy/nginx/website.conf"));
	const forms = [...conf.matchAll(/location \/api\/ \{([^}]*)\}/g)];
	assert.equal(forms.length, 2);
	for (const [, settings = ""] of forms) {
		const [, seconds] = /proxy_read_timeout (\d+)s/.exec(settings) ?? [];
		assert.ok(Number(seconds) * 1_000 > SCAN_MAX_MS + elsewhereMs, `${seconds} s`);
	}
});
