import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { inspect } from "./inspection.ts";
import { inspectCv, LONGEST_INSPECTION_MS } from "./inspector.ts";
import { SAMPLES } from "./samples/corpus.ts";

/** Those that need more time or memory than an inspection gets, each in the process that the site gives it. */
const HEAVY = /minutes|million|unpacks/;

describe("an applicant sends", () => {
	for (const { name, content, expected } of SAMPLES) {
		test(name, async () => {
			const needsProcess = HEAVY.test(name) || expected === "empty";
			const read = async () => content();
			const verdict = needsProcess ? await inspectCv(read, "154.160.1.1") : await inspect(content());
			if (expected === "wrong type" || expected === "empty") {
				assert.deepEqual(verdict, { outcome: "refused", reason: expected === "empty" ? "empty" : "type" });
				return;
			}
			const found = verdict.outcome === "accepted" ? verdict.findings : [];
			assert.equal(verdict.outcome, "accepted");
			if (expected === "clean") assert.deepEqual(found, []);
			else
				assert.ok(
					found.some(({ kind }) => kind === expected),
					JSON.stringify(found),
				);
		});
	}
});

test("an applicant's file waits for few files of networks that send many", async () => {
	const order: string[] = [];
	const send = async (network: string) => {
		// Refused before it needs a process, in its turn all the same.
		await inspectCv(async () => Buffer.alloc(0), network);
		order.push(network);
	};
	const networks = [...Array(10).fill("flood"), ...Array(10).fill("another flood"), "applicant"];
	await Promise.all(networks.map(send));
	assert.ok(order.indexOf("applicant") <= 3, order.join(", "));
	assert.equal(order.length, networks.length);
});

test("nginx waits longer for an application than its inspection can take", async () => {
	/** For its turn among the posts, for the backend and for its delivery. */
	const elsewhereMs = 5_000 + 8_000 + 3_000;
	const conf = await readFile(new URL("../../../deploy/nginx/website.conf", import.meta.url), "utf8");
	const forms = [...conf.matchAll(/location \/api\/ \{([^}]*)\}/g)];
	assert.equal(forms.length, 2);
	for (const [, settings = ""] of forms) {
		const [, seconds] = /proxy_read_timeout (\d+)s/.exec(settings) ?? [];
		assert.ok(Number(seconds) * 1_000 > LONGEST_INSPECTION_MS + elsewhereMs, `${seconds} s`);
	}
});
