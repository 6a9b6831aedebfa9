/**
 * `npm run backup -- FOLDER`: saves submissions while the site runs, from its PostgreSQL or from DATA_DIR (encrypted
 * rows and CVs), and the files that operators write. The folder must be new; it gets its name once everything is in it and on disk, with its SHA-256 sums. The key is not in it
 * (SUBMISSIONS_KEY, or DATA_DIR/submissions-key): keep a copy elsewhere. PostgreSQL needs `pg_dump` of the server's version.
 */
import "./service-settings.ts";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { environment } from "#lib/platform/environment";
import { explained, runPostgres } from "./backup/failure.ts";
import { saveOperatorFiles } from "./backup/operator-files.ts";
import { writeSums } from "./backup/sums.ts";

process.umask(0o077);
const [given = ""] = process.argv.slice(2);
await explained(
	async () => {
		const folder = resolve(given);
		if (!given) throw new Error("Usage: npm run backup -- FOLDER");
		if (existsSync(folder)) throw new Error(`${folder} is there already: a backup needs a new folder.`);
		const { DATABASE_URL, DATA_DIR } = environment();
		const startedAt = performance.now();
		const draft = `${folder}.part`;
		await rm(draft, { recursive: true, force: true });
		await mkdir(join(draft, "uploads"), { recursive: true });
		try {
			const from = DATABASE_URL
				? await saveDatabase(DATABASE_URL, draft)
				: await saveFolder(resolve(DATA_DIR), draft);
			await saveOperatorFiles(draft);
			await writeSums(draft);
			await rename(draft, folder);
			const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
			console.log(
				`Saved ${from} in ${folder} after ${seconds} s. The key is not in it: keep a copy elsewhere.`,
			);
		} catch (error) {
			await rm(draft, { recursive: true, force: true });
			throw error;
		}
	},
	`Nothing was saved in ${dirname(resolve(given))}`,
);

async function saveDatabase(url: string, folder: string): Promise<string> {
	const options = ["--format=custom", "--no-owner"];
	await runPostgres("pg_dump", url, [...options, `--file=${join(folder, "submissions.dump")}`]);
	return `PostgreSQL at ${new URL(url).host}`;
}

/** Rows first, then files: a file is on disk before its row is. */
async function saveFolder(dataDir: string, folder: string): Promise<string> {
	const source = join(dataDir, "submissions.sqlite");
	if (!existsSync(source)) {
		throw new Error(`${dataDir} holds no submissions: set DATA_DIR to the folder of the running site.`);
	}
	const rows = new DatabaseSync(source, { timeout: 10_000 });
	rows.prepare("VACUUM INTO ?").run(join(folder, "submissions.sqlite"));
	rows.close();
	const uploads = join(dataDir, "uploads");
	const files = existsSync(uploads) ? await readdir(uploads) : [];
	for (const name of files.filter((file) => !file.endsWith(".part"))) {
		await copyFile(join(uploads, name), join(folder, "uploads", name)).catch(unlessGone);
	}
	return dataDir;
}

/** Deleted with its submission since the folder was read, or never there. */
function unlessGone(error: NodeJS.ErrnoException) {
	if (error.code !== "ENOENT") throw error;
}
