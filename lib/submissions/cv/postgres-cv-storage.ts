import { readFile, rm } from "node:fs/promises";
import type { Pool } from "pg";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";

export const CV_TABLE = `
CREATE TABLE IF NOT EXISTS submission_files (
	id TEXT PRIMARY KEY,
	content BYTEA NOT NULL,
	created_at TIMESTAMPTZ NOT NULL DEFAULT now()
);`;

/**
 * Files in the same database as the submissions. Any instance that delivers a submission can read its file, and none is lost with
 * an instance's disk.
 */
export function postgresCvStorage(pool: Pool): CvStorage {
	return {
		save: async ({ id, path }) => {
			await pool.query("INSERT INTO submission_files (id, content) VALUES ($1, $2)", [
				id,
				await readFile(path),
			]);
			await rm(path, { force: true });
		},
		read: async (id) => {
			const { rows } = await pool.query<{ content: Buffer }>(
				"SELECT content FROM submission_files WHERE id = $1",
				[id],
			);
			return rows[0]?.content;
		},
		remove: async (id) => void (await pool.query("DELETE FROM submission_files WHERE id = $1", [id])),
		olderThan: async (ageMs) => {
			const { rows } = await pool.query<{ id: string }>(
				"SELECT id FROM submission_files WHERE created_at <= now() - $1 * interval '1 millisecond'",
				[ageMs],
			);
			return rows.map(({ id }) => id);
		},
	};
}
