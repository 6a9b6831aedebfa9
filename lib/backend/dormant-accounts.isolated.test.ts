import assert from "node:assert/strict";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({ API_FRESH_MS: "0" });
const { storedFile } = await import("#lib/backend/client/last-good");
const { getDormantAccounts } = await import("#lib/backend/dormant-accounts");
const { log } = await import("#lib/platform/log");
const told: string[] = [];
for (const level of ["warn", "error"] as const)
	log[level] = (...line: unknown[]) => void told.push(JSON.stringify(line));

const KOFI = {
	name: "Kofi Mensah",
	branch: "Ho",
	reference: "D-1",
	published_on: "2026-11-02",
	balance: 900,
};
const READ = { name: "Kofi Mensah", branch: "Ho", reference: "D-1", publishedOn: "2026-11-02" };

test("the list of a backend is read without balances, and stands in no file and no log", async () => {
	backend.respond = sendJson({ data: [KOFI, { branch: "Tamale" }] });
	assert.deepEqual(await getDormantAccounts(), [READ]);
	assert.equal(existsSync(storedFile("/dormant-accounts")), false);
	backend.respond = sendJson({ data: [{ name: { first: "Secret" } }, { name: { first: "Secret" } }] });
	assert.deepEqual(await getDormantAccounts(), [READ], "the last good list stays in memory");
	backend.respond = sendJson({ data: [{ name: ["Secret", "Other"] }, { name: "Secret".repeat(200) }] });
	assert.equal((await getDormantAccounts()).length, 2);
	assert.match(told.join(), /of several values the first is shown.*a line is cut/);
	assert.doesNotMatch(told.join(), /Kofi|Secret/);
});

test("a file in the data folder takes the place of the backend's list; a faulty one is a failure that quotes nothing", async () => {
	const file = join(backend.dataDir, "dormant-accounts.json");
	backend.requests = [];
	// As some editors write it.
	writeFileSync(file, `\uFEFF${JSON.stringify({ data: [{ name: "Ama Boateng" }] })}`);
	assert.deepEqual(
		(await getDormantAccounts()).map(({ name }) => name),
		["Ama Boateng"],
	);
	assert.deepEqual(backend.requests, []);
	for (const text of ['[{"name": "Secret" "x"}]', "{}", '[{"branch": "Secret"}]']) {
		writeFileSync(file, text);
		await assert.rejects(getDormantAccounts(), { name: "BackendFailure" }, text);
	}
	writeFileSync(file, Buffer.from('[{"name": "Secret"}]', "utf16le"));
	await assert.rejects(getDormantAccounts(), { detail: "UTF-16" });
	assert.match(told.join(), /UTF-16/);
	assert.doesNotMatch(told.join(), /Secret/);
	rmSync(file);
	backend.respond = sendJson({ data: [KOFI] });
	assert.deepEqual(await getDormantAccounts(), [READ]);
});
