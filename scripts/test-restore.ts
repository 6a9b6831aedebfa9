/**
 * `npm run test:restore [-- --seconds=3]`: nothing that a visitor was told was received before a backup is missing after a restore
 * elsewhere, and a restore that cannot work says why. Visitors send while `npm run backup` runs, on SQLite and on PostgreSQL; then the
 * site is killed and its data destroyed. Exits with 1 if anything is missing or a message is unclear. PostgreSQL needs Debian's
 * package `postgresql` (server and tools of one version), the full disk needs root on Linux; without, they are named as left out.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { startPostgres } from "../e2e/postgres.ts";
import { instanceOn } from "./cluster/instance.ts";
import { ANSWER_MS, CV_BYTES, send } from "./submission-load/visitor.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "3" } } });
const LOAD_MS = Number(values.seconds) * 1_000;
const VISITORS = 8;
/** One in this many sends a CV. */
const APPLICATION_EVERY = 5;
const PORT = 4_721;
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

type Row = { store: string; test: string; result: string; passed: boolean };
const rows: Row[] = [];
const root = await mkdtemp(join(tmpdir(), "restore-"));
try {
	await onSqlite();
	if (binaries) await onPostgres(binaries);
	else leaveOut("PostgreSQL", "all", "apt-get install postgresql");
} finally {
	await rm(root, { recursive: true, force: true });
}
console.table(rows);
const hasFailed = rows.some(({ passed }) => !passed);
console.log(hasFailed ? "A RESTORE FAILED." : "Nothing was missing, and every message was clear.");
process.exit(hasFailed ? 1 : 0);

async function onSqlite() {
	const at = (name: string) => join(root, "sqlite", name);
	const backup = at("backup");
	const before = { DATA_DIR: at("data"), SUBMISSIONS_KEY: KEY };
	const acknowledged = await backedUpUnderLoad("SQLite", before, backup);
	rmSync(at("data"), { recursive: true });
	const restored = (name: string, more: object = {}) => ({
		DATA_DIR: at(name),
		SUBMISSIONS_KEY: KEY,
		...more,
	});
	await restoredWhole("SQLite", restored("elsewhere"), backup, acknowledged);

	refused(
		"restored twice",
		"SQLite",
		restored("elsewhere"),
		backup,
		/has submissions already: move its contents/,
	);
	refused("the wrong key", "SQLite", restored("wrong", { SUBMISSIONS_KEY: OTHER_KEY }), backup, WITHOUT_KEY);
	refused("no key", "SQLite", restored("without", { SUBMISSIONS_KEY: "" }), backup, WITHOUT_KEY);
	refused(
		"a backup of another store",
		"SQLite",
		restored("x", { DATABASE_URL: "postgres://127.0.0.1/x" }),
		backup,
		/into DATA_DIR, without DATABASE_URL/,
	);
	await cp(backup, at("torn"), { recursive: true });
	truncateSync(join(at("torn"), "submissions.sqlite"), 20_000);
	refused(
		"a torn copy",
		"SQLite",
		restored("torn-data"),
		at("torn"),
		/torn: .*submissions\.sqlite is not as it was saved/,
	);
	const [cv = ""] = readdirSync(join(backup, "uploads"));
	await cp(backup, at("missing"), { recursive: true });
	rmSync(join(at("missing"), "uploads", cv));
	refused("a missing CV", "SQLite", restored("missing-data"), at("missing"), /torn: .* is missing/);
	rmSync(join(at("torn"), "SHA256SUMS"));
	refused("an unfinished backup", "SQLite", restored("torn-data"), at("torn"), /no complete backup/);
	onFullDisk(backup);
	await ofOlderRelease(backup, restored("older"));
	refusedBackup(
		"a folder without submissions",
		{ DATA_DIR: at("nothing") },
		at("b"),
		/set DATA_DIR to the folder of the running site/,
	);
	refusedBackup("a backup twice", restored("elsewhere"), backup, /needs a new folder/);
}

/** Neither a backup nor a restore fits onto this disk. */
function onFullDisk(backup: string) {
	const disk = join(root, "disk");
	mkdirSync(disk);
	const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).status === 0;
	if (!isMounted) return leaveOut("SQLite", "a full disk", "root on Linux");
	try {
		refused("a full disk", "SQLite", { DATA_DIR: join(disk, "data"), SUBMISSIONS_KEY: KEY }, backup, FULL);
		const isClean = !existsSync(join(disk, "data", "submissions.sqlite"));
		note("SQLite", "a full disk, afterwards", isClean ? "no rows are left" : "rows are left", isClean);
		refusedBackup(
			"a backup onto a full disk",
			{ DATA_DIR: join(root, "sqlite", "elsewhere") },
			join(disk, "b"),
			FULL,
		);
	} finally {
		execFileSync("umount", [disk]);
	}
}

/** Tables as the first release made them, without a version. */
async function ofOlderRelease(backup: string, settings: Record<string, string>) {
	const older = join(root, "sqlite", "older-backup");
	await cp(backup, older, { recursive: true });
	const file = new DatabaseSync(join(older, "submissions.sqlite"));
	file.exec("DROP INDEX submissions_state; DROP TABLE feedback; PRAGMA user_version = 0");
	file.close();
	const sums = readFileSync(join(older, "SHA256SUMS"), "utf8").split("\n");
	const sum = execFileSync("sha256sum", ["submissions.sqlite"], { cwd: older, encoding: "utf8" }).trim();
	writeFileSync(
		join(older, "SHA256SUMS"),
		sums.map((line) => (line.endsWith("  submissions.sqlite") ? sum : line)).join("\n"),
	);
	const { status, output } = command("restore", [older], settings);
	note("SQLite", "an older release's tables", output, status === 0 && /all can be read/.test(output));
}

async function onPostgres(bin: string) {
	process.env.PATH = `${bin}:${process.env.PATH}`;
	const postgres = await startPostgres({ binaries: bin });
	const databaseUrl = (name: string) => postgres.url.replace(/postgres$/, name);
	const client = new Client({ connectionString: postgres.url });
	await client.connect();
	const create = (name: string) => client.query(`CREATE DATABASE ${name}`);
	const settings = (name: string, more: object = {}) => ({
		DATABASE_URL: databaseUrl(name),
		DATA_DIR: join(root, "postgres", name),
		SUBMISSIONS_KEY: KEY,
		...more,
	});
	try {
		for (const name of ["site", "elsewhere", "wrong", "torn"]) await create(name);
		const backup = join(root, "postgres-backup");
		const acknowledged = await backedUpUnderLoad("PostgreSQL", settings("site"), backup);
		await client.query("DROP DATABASE site WITH (FORCE)");
		await restoredWhole("PostgreSQL", settings("elsewhere"), backup, acknowledged);
		refused(
			"restored twice",
			"PostgreSQL",
			settings("elsewhere"),
			backup,
			/has submissions already: restore into an empty/,
		);
		refused(
			"the wrong key",
			"PostgreSQL",
			settings("wrong", { SUBMISSIONS_KEY: OTHER_KEY }),
			backup,
			WITHOUT_KEY,
		);
		await cp(backup, `${backup}-torn`, { recursive: true });
		truncateSync(join(`${backup}-torn`, "submissions.dump"), 20_000);
		refused(
			"a torn copy",
			"PostgreSQL",
			settings("torn"),
			`${backup}-torn`,
			/torn: .*submissions\.dump is not as/,
		);
		refused("no database", "PostgreSQL", settings("nowhere"), backup, /database "nowhere" does not exist/);
	} finally {
		await client.end();
		await postgres.stop();
	}
}

/** The acknowledged submissions, of each whether it has a file, from before the backup began, which ran in the middle of the load. */
async function backedUpUnderLoad(store: string, settings: Record<string, string>, backup: string) {
	const site = instanceOn(
		PORT,
		{ SITE_URL: `http://127.0.0.1:${PORT}`, LOG_LEVEL: "silent", ...settings },
		{ program: ["--conditions=react-server", "scripts/submission-load/server.ts"] },
	);
	await site.start();
	const acknowledged = new Map<string, boolean>();
	let isOver = false;
	const visitors = Array.from({ length: VISITORS }, async (_, index) => {
		for (let turn = 0; !isOver; turn++) {
			const isApplication = (index + turn) % APPLICATION_EVERY === 0;
			const reference = await send(site.url, isApplication);
			if (reference) acknowledged.set(reference, isApplication);
		}
	});
	await wait(LOAD_MS);
	for (let waited = 0; ![...acknowledged.values()].includes(true) && waited < ANSWER_MS; waited += 100)
		await wait(100);
	const before = new Map(acknowledged);
	const { status, output } = await runBeside("backup", [backup], settings);
	const during = acknowledged.size - before.size;
	isOver = true;
	await Promise.all(visitors);
	await site.kill();
	note(
		store,
		"backup",
		`${before.size} before, ${during} during: ${output}`,
		status === 0 && before.size > 0 && during > 0,
	);
	return before;
}

async function restoredWhole(
	store: string,
	settings: Record<string, string>,
	backup: string,
	acknowledged: Map<string, boolean>,
) {
	const { status, output } = command("restore", [backup], settings);
	note(store, "restore", output, status === 0 && /all can be read/.test(output));
	const folder = join(root, `export-${store}`);
	command("submissions", ["export", folder], settings);
	const lines = readFileSync(join(folder, "submissions.jsonl"), "utf8").split("\n").filter(Boolean);
	const found = new Set(lines.map((line) => (JSON.parse(line) as { reference: string }).reference));
	const lost = [...acknowledged.keys()].filter((reference) => !found.has(reference)).length;
	const files = [...acknowledged].filter(([, hasFile]) => hasFile).map(([reference]) => `${reference}.pdf`);
	const isWhole = (name: string) => readFileSync(join(folder, name)).length === CV_BYTES;
	const lostFiles = files.filter((name) => !existsSync(join(folder, name)) || !isWhole(name)).length;
	const result = `${lost} of ${acknowledged.size} and ${lostFiles} of ${files.length} CVs are missing`;
	note(store, "what was acknowledged", result, lost + lostFiles === 0 && files.length > 0);
}

function refused(
	test: string,
	store: string,
	settings: Record<string, string>,
	backup: string,
	words: RegExp,
) {
	const { status, output } = command("restore", [backup], settings);
	note(store, test, output, status === 1 && words.test(output));
}

function refusedBackup(test: string, settings: Record<string, string>, folder: string, words: RegExp) {
	const { status, output } = command("backup", [folder], settings);
	note("SQLite", test, output, status === 1 && words.test(output));
}

/** A command of the project with these settings alone, as an operator would run it; its output without the folders of this test. */
function command(name: string, args: string[], settings: Record<string, string>) {
	const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(name, args), {
		env: { ...process.env, LOG_LEVEL: "silent", ...settings },
		encoding: "utf8",
	});
	return { status, output: (stdout + stderr).trim() };
}

/** Like `command`, while visitors go on sending. */
async function runBeside(name: string, args: string[], settings: Record<string, string>) {
	const child = spawn(process.execPath, argumentsOf(name, args), {
		env: { ...process.env, LOG_LEVEL: "silent", ...settings },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece));
	const [status] = await once(child, "close");
	return { status: status as number | null, output: output.trim() };
}

function argumentsOf(name: string, args: string[]): string[] {
	return ["--conditions=react-server", "--no-warnings", `scripts/${name}.ts`, ...args];
}

function leaveOut(store: string, test: string, needs: string) {
	note(store, test, `left out: needs ${needs}`, true);
}

function note(store: string, test: string, output: string, passed: boolean) {
	const [line = ""] = output.split("\n");
	rows.push({ store, test, result: line.replaceAll(root, "…"), passed });
	console.log(
		`${passed ? "passed" : "FAILED"}  ${store.padEnd(10)}  ${test}: ${output.replaceAll(root, "…")}`,
	);
}
