import { postgresPool } from "#lib/submissions/store/postgres-database";

/** Whether the PostgreSQL at this address has tables of submissions. */
export async function hasTables(url: string): Promise<boolean> {
	const pool = postgresPool(url);
	const asked = pool.query("SELECT to_regclass('submissions') IS NOT NULL AS found");
	const { rows } = await asked.finally(() => pool.end());
	return rows[0].found;
}
