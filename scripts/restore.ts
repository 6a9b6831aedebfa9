/**
 * `npm run restore -- FOLDER`: restores what `npm run backup` saved, into a DATA_DIR or a PostgreSQL without submissions, one of
 * SQLite into either, and tries whether this release can read all of it. Stop the site first, and put the key back
 * (SUBMISSIONS_KEY, or the file submissions-key in DATA_DIR). What had not been delivered at the time of the backup is delivered
 * again, with the same idempotency keys. Files of operators that are there already stay.
 */
import "./service-settings.ts";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { environment } from "#lib/platform/environment";
import { openSubmissionService } from "#lib/submissions/service";
import { explained, runPostgres } from "./backup/failure.ts";
import { moveToDatabase } from "./backup/move.ts";
import { restoreOperatorFiles } from "./backup/operator-files.ts";
import { checkSums } from "./backup/sums.ts";
import { hasTables } from "./submissions/has-tables.ts";

process.umask(0o077);
const [given = ""] = process.argv.slice(2);
let place = "";
await explained(
	async () => {
		if (!given) throw new Error("Usage: npm run restore -- FOLDER");
		const folder = resolve(given);
		const startedAt = performance.now();
		await checkSums(folder);
		const { DATABASE_URL, DATA_DIR } = environment();
		const hasRows = existsSync(join(folder, "submissions.sqlite"));
		if (!DATABASE_URL && !hasRows)
			throw new Error(`${folder} is to be restored into a PostgreSQL: set DATABASE_URL.`);
		if (DATABASE_URL && hasRows) await moveToDatabase(DATABASE_URL, folder);
		else if (DATABASE_URL) await restoreDatabase(DATABASE_URL, folder);
		else await restoreFolder(folder, resolve(DATA_DIR));
		place = DATABASE_URL ? `PostgreSQL at ${new URL(DATABASE_URL).host}` : resolve(DATA_DIR);
		for (const line of await restoreOperatorFiles(folder)) console.log(line);
		const count = await readEverything();
		const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
		console.log(`Restored ${count} submissions into ${place} after ${seconds} s; all can be read.`);
		if (!DATABASE_URL) console.log("If the site runs as another user, chown -R the folder to it.");
	},
	() => (place ? `Restored into ${place}, but it cannot be used yet` : "Nothing was restored"),
);

async function restoreDatabase(url: string, folder: string) {
	if (await hasTables(url))
		throw new Error("The database has submissions already: restore into an empty one.");
	const options = ["--no-owner", "--exit-on-error", "--single-transaction"];
	await runPostgres("pg_restore", url, [...options, join(folder, "submissions.dump")]);
}

async function restoreFolder(folder: string, dataDir: string) {
	const rows = join(dataDir, "submissions.sqlite");
	if (existsSync(rows)) throw new Error(`${dataDir} has submissions already: move its contents away first.`);
	const draft = `${rows}.part`;
	const uploads = join(dataDir, "uploads");
	await mkdir(uploads, { recursive: true });
	try {
		await cp(join(folder, "uploads"), uploads, { recursive: true });
		// Last, and at once: without rows, the same restore can be tried again.
		await copyFile(join(folder, "submissions.sqlite"), draft);
		checkRows(draft);
		await rename(draft, rows);
	} finally {
		await rm(draft, { force: true });
	}
}

function checkRows(path: string) {
	const rows = new DatabaseSync(path, { readOnly: true });
	const [check] = rows.prepare("PRAGMA integrity_check").all();
	rows.close();
	if (check?.integrity_check !== "ok") throw new Error(`the backup is damaged: ${check?.integrity_check}`);
}

/** Opens the store as the site does, which brings an older release's tables up to date, and reads every row. */
async function readEverything(): Promise<number> {
	const service = await openSubmissionService();
	try {
		const { counts } = await service.store.summary();
		const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
		const submissions = await service.store.list();
		const readable = submissions.length;
		for (const { reference, file } of submissions)
			if (file && !(await service.cvStorage.read(file.id))) {
				console.error(`The CV of ${reference} is not in the backup: ask for it again.`);
				process.exitCode = 1;
			}
		if (readable === total) return total;
		throw new Error(
			`${total - readable} of ${total} submissions cannot be read: were they encrypted with another key?`,
		);
	} finally {
		await service.close();
	}
}
