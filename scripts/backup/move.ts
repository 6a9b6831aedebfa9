import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { openSubmissionService } from "#lib/submissions/service";

/** Both stores have them, with the same columns (`lib/submissions/store/schema.ts`). */
const TABLES = ["submissions", "replies", "feedback"];

/**
 * Copies a backup of SQLite into an empty PostgreSQL: `DATABASE_URL` of this process. Rows and files stay as they are encrypted. Copies
 * all or nothing.
 */
export async function moveToDatabase(url: string, folder: string): Promise<void> {
	// Makes the tables.
	await (await openSubmissionService()).close();
	const source = new DatabaseSync(join(folder, "submissions.sqlite"), { readOnly: true });
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await client.query("BEGIN");
		const { rows: found } = await client.query("SELECT 1 FROM submissions LIMIT 1");
		if (found.length > 0) throw new Error("The database has submissions already: restore into an empty one.");
		for (const table of TABLES) await copyTable(source, client, table);
		const uploads = join(folder, "uploads");
		for (const id of await readdir(uploads))
			await client.query("INSERT INTO submission_files (id, content) VALUES ($1, $2)", [
				id,
				await readFile(join(uploads, id)),
			]);
		await client.query("COMMIT");
	} finally {
		source.close();
		await client.end();
	}
}

/** In its order, and with numbers of the database's own for that. An older release may lack a table. */
async function copyTable(source: DatabaseSync, client: Client, table: string) {
	if (!source.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table)) return;
	const order = table === "submissions" ? " ORDER BY sequence" : "";
	for (const { sequence: _, ...row } of source.prepare(`SELECT * FROM ${table}${order}`).iterate()) {
		const places = Object.keys(row).map((_, at) => `$${at + 1}`);
		await client.query(
			`INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
			Object.values(row),
		);
	}
}
