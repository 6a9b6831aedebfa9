/**
 * `npm run test:restore [-- --seconds=3]`: no submission that was confirmed before a backup, and no file of operators, is missing after a
 * restore elsewhere, and a restore that cannot work says why. Visitors send while `npm run backup` runs, on SQLite and on PostgreSQL;
 * then the site is killed and its data destroyed. Exits with 1 if anything is missing or a message is unclear. PostgreSQL needs Debian's
 * package `postgresql` (server and tools of one version), the full disk needs root on Linux; without, they are named as not run.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { OPERATOR_FILES } from "#lib/platform/operator-files";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { startPostgres } from "../e2e/support/postgres.ts";
import { run } from "./run.ts";
import {
	type Acknowledged,
	CV_BYTES,
	RESPONSE_MS,
	startVisitors,
	submissionSite,
} from "./senders/visitors.ts";
import { conclude, expect } from "./verdict.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const LOAD_MS = Number(values.seconds) * 1_000;
const VISITORS = 8;
const CV_EVERY = 5;
/** An alert with an end. The other files are restored unread. */
const FILE_TEXT = '[{"text":"Tema Branch is closed today.","end":"2026-11-21"}]';
const KEY = "the-key-that-is-kept-apart-from-the-backup";
const OTHER_KEY = "a-key-that-encrypted-nothing-of-the-backup";

/** The newest PostgreSQL of Debian with server and tools. */
const binaries = globSync("/usr/lib/postgresql/*/bin/postgres")
	.map((path) => path.slice(0, -"/postgres".length))
	.filter((bin) => existsSync(join(bin, "pg_dump")))
	.sort((a, b) => Number(a.split("/")[4]) - Number(b.split("/")[4]))
	.at(-1);

const FULL = /^Nothing was (restored|saved).*the disk is full/;
const WITHOUT_KEY =
	/Restored into .*cannot be used yet: submissions are encrypted with the key [\da-f]{8}, which is not here: set SUBMISSIONS_KEY/;

const root = temporaryFolder();
await onSqlite();
if (binaries) await onPostgres(binaries);
else leaveOut("PostgreSQL", "all", "postgresql");
conclude("Nothing was missing, and every message was clear.");

async function onSqlite() {
	const at = (name: string) => join(root, "sqlite", name);
	const backup = at("backup");
	const settings = (name: string, more: object = {}) => ({
		DATA_DIR: at(name),
		SUBMISSIONS_KEY: KEY,
		...more,
	});
	const restoreFails = failuresOf("SQLite", "restore");
	const backupFails = failuresOf("SQLite", "backup");
	const acknowledged = await backedUpUnderLoad("SQLite", settings("data"), backup);
	rmSync(at("data"), { recursive: true });
	const elsewhere = settings("elsewhere");
	await restoredWhole("SQLite", elsewhere, backup, acknowledged);

	await restoreFails("restored twice", elsewhere, backup, /has submissions already: move its contents/);
	await restoreFails("the wrong key", settings("wrong", { SUBMISSIONS_KEY: OTHER_KEY }), backup, WITHOUT_KEY);
	await restoreFails("no key", settings("without", { SUBMISSIONS_KEY: "" }), backup, WITHOUT_KEY);
	await cp(backup, at("torn"), { recursive: true });
	truncateSync(join(at("torn"), "submissions.sqlite"), 20_000);
	const torn = /torn: .*submissions\.sqlite is not as it was saved/;
	await restoreFails("a torn copy", settings("torn-data"), at("torn"), torn);
	const [cv = ""] = readdirSync(join(backup, "uploads"));
	await cp(backup, at("missing"), { recursive: true });
	rmSync(join(at("missing"), "uploads", cv));
	await restoreFails("a missing CV", settings("missing-data"), at("missing"), /torn: .* is missing/);
	rmSync(join(at("torn"), "SHA256SUMS"));
	await restoreFails("an unfinished backup", settings("torn-data"), at("torn"), /no complete backup/);
	const nothing = /set DATA_DIR to the folder of the running site/;
	await backupFails("a folder without submissions", settings("nothing"), at("b"), nothing);
	await backupFails("a backup twice", elsewhere, backup, /needs a new folder/);
	const disk = mountedDisk();
	if (!disk) leaveOut("SQLite", "a full disk", "root on Linux");
	else {
		try {
			await restoreFails("a full disk", settings("", { DATA_DIR: join(disk, "data") }), backup, FULL);
			const isClean = !existsSync(join(disk, "data", "submissions.sqlite"));
			note("SQLite", "a full disk, afterwards", isClean ? "no rows are left" : "rows are left", isClean);
			await backupFails("a backup onto a full disk", elsewhere, join(disk, "b"), FULL);
		} finally {
			execFileSync("umount", [disk]);
		}
	}
}

/** A disk onto which neither a backup nor a restore fits. */
function mountedDisk(): string | undefined {
	const disk = join(root, "disk");
	mkdirSync(disk);
	const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]);
	return status === 0 ? disk : undefined;
}

async function onPostgres(bin: string) {
	process.env.PATH = `${bin}:${process.env.PATH}`;
	const postgres = await startPostgres({ binaries: bin });
	const client = new Client({ connectionString: postgres.url });
	await client.connect();
	const settings = (name: string) => ({
		DATABASE_URL: postgres.url.replace(/postgres$/, name),
		DATA_DIR: join(root, "postgres", name),
		SUBMISSIONS_KEY: KEY,
	});
	try {
		for (const name of ["site", "elsewhere"]) await client.query(`CREATE DATABASE ${name}`);
		const backup = join(root, "postgres-backup");
		const acknowledged = await backedUpUnderLoad("PostgreSQL", settings("site"), backup);
		await client.query("DROP DATABASE site WITH (FORCE)");
		const elsewhere = settings("elsewhere");
		await restoredWhole("PostgreSQL", elsewhere, backup, acknowledged);
		const restoreFails = failuresOf("PostgreSQL", "restore");
		await restoreFails("restored twice", elsewhere, backup, /has submissions already: restore into an empty/);
		await restoreFails("no database", settings("nowhere"), backup, /database "nowhere" does not exist/);
	} finally {
		await client.end();
		await postgres.stop();
	}
}

/** The submissions acknowledged before the backup began, which ran in the middle of the load. */
async function backedUpUnderLoad(store: string, settings: Record<string, string>, backup: string) {
	const site = submissionSite(settings);
	await site.start();
	const visitors = startVisitors([site], VISITORS, CV_EVERY);
	const { acknowledged } = visitors;
	await wait(LOAD_MS);
	for (let waited = 0; !acknowledged.some(({ hasCv }) => hasCv) && waited < RESPONSE_MS; waited += 100)
		await wait(100);
	const before = [...acknowledged];
	mkdirSync(settings.DATA_DIR ?? "", { recursive: true });
	for (const name of OPERATOR_FILES) writeFileSync(join(settings.DATA_DIR ?? "", name), FILE_TEXT);
	const { status, output } = await command("backup", [backup], settings);
	const during = acknowledged.slice(before.length);
	const longest = Math.round(Math.max(...during.map(({ waitedMs }) => waitedMs)));
	await visitors.stop();
	await site.kill();
	note(
		store,
		"backup",
		`${before.length} before, ${during.length} during, who waited ${longest} ms at most: ${output}`,
		status === 0 && before.length > 0 && during.length > 0,
	);
	return before;
}

async function restoredWhole(
	store: string,
	settings: Record<string, string>,
	backup: string,
	acknowledged: readonly Acknowledged[],
) {
	const { status, output } = await command("restore", [backup], settings);
	note(store, "restore", output, status === 0 && /all can be read/.test(output));
	const textOf = (name: string) => readFileSync(join(settings.DATA_DIR ?? "", name), "utf8");
	const missing = OPERATOR_FILES.filter((name) => JSON.stringify(JSON.parse(textOf(name))) !== FILE_TEXT);
	note(store, "operators' files", `${missing.length} are missing`, missing.length === 0);
	const folder = join(root, `export-${store}`);
	await command("submissions", ["export", folder], settings);
	const lines = readFileSync(join(folder, "submissions.jsonl"), "utf8").split("\n").filter(Boolean);
	const found = new Set(lines.map((line) => (JSON.parse(line) as { reference: string }).reference));
	const lost = acknowledged.filter(({ reference }) => !found.has(reference)).length;
	const files = acknowledged.filter(({ hasCv }) => hasCv).map(({ reference }) => `${reference}.pdf`);
	const isWhole = (name: string) => readFileSync(join(folder, name)).length === CV_BYTES;
	const lostFiles = files.filter((name) => !existsSync(join(folder, name)) || !isWhole(name)).length;
	const result = `${lost} of ${acknowledged.length} and ${lostFiles} of ${files.length} CVs are missing`;
	note(store, "what was acknowledged", result, lost + lostFiles === 0 && files.length > 0);
}

/** Runs a command that must fail, and say why in these words. */
function failuresOf(store: string, name: "backup" | "restore") {
	return async (test: string, settings: Record<string, string>, folder: string, words: RegExp) => {
		const { status, output } = await command(name, [folder], settings);
		note(store, test, output, status === 1 && words.test(output));
	};
}

/** A command of the project with these settings alone, as an operator would run it, and its output. */
async function command(name: string, args: string[], settings: Record<string, string>) {
	const { code, output } = await run(
		[process.execPath, "--conditions=react-server", "--no-warnings", `scripts/${name}.ts`, ...args],
		{ isShown: false, settings: { LOG_LEVEL: "silent", ...settings } },
	);
	return { status: code, output: output.trim() };
}

function leaveOut(store: string, test: string, needs: string) {
	note(store, test, `not run: needs ${needs}`, true);
}

function note(store: string, test: string, output: string, passed: boolean) {
	expect(`${store}, ${test}`, passed);
	console.log(
		`${passed ? "passed" : "FAILED"}  ${store.padEnd(10)}  ${test}: ${output.replaceAll(root, "…")}`,
	);
}
