import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Pool } from "pg";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import { CV_TABLE } from "../cv/postgres-cv-storage.ts";
import { newReference } from "../reference.ts";
import { sampleContact, sampleSubmission } from "../samples/submissions.ts";
import { POSTGRES, SQLITE } from "./dialect.ts";
import { postgresPool } from "./postgres-database.ts";
import { openPostgresStore, openSqliteStore, SAMPLE_KEYRING } from "./samples/stores.ts";
import { schemaSteps } from "./schema.ts";
import type { SubmissionStore } from "./store.ts";

/** The release from before versions: its tables, and a connection on which it goes on with its own statements. */
type PreviousRelease = {
	run: (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;
	/** Opens the store with this release. */
	open: () => Promise<SubmissionStore>;
	version: () => Promise<unknown>;
	setVersion: (version: number) => Promise<unknown>;
};

const INSERT = `INSERT INTO submissions (id, reference, kind, payload, digest, visitor, state, attempts, created_at, next_attempt_at)
	VALUES ($1, $2, 'contact', $3, $4, $5, 'pending', 0, 1, 1) RETURNING *`;
const FIND = "SELECT * FROM submissions WHERE reference = $1";
const PARKED = "UPDATE submissions SET state = 'parked', ended_at = 2 WHERE reference = $1";
const DELIVERED = "UPDATE submissions SET state = 'delivered', ended_at = 2, file = NULL WHERE id = $1";

function contract(start: () => Promise<PreviousRelease>) {
	let previous: PreviousRelease;
	beforeEach(async () => {
		previous = await start();
	});

	/** The reference of a submission that the previous release stores. */
	async function storedByPrevious() {
		const [id, reference] = [randomUUID(), newReference()];
		const content = { payload: sampleContact(1), digest: id, visitor: id };
		const payload = SAMPLE_KEYRING.encrypt(JSON.stringify(content), `payload ${id}`);
		const [row] = await previous.run(INSERT, id, reference, payload, id, id);
		assert.equal(row?.reference, reference);
		return reference;
	}

	async function storedIn(store: SubmissionStore) {
		const stored = await store.insert(sampleSubmission(), 0);
		assert.ok("submission" in stored);
		return stored.submission;
	}

	test("tables of the previous release become the latest version, and keep their submissions", async () => {
		const reference = await storedByPrevious();
		const store = await previous.open();
		assert.equal(await previous.version(), schemaSteps(SQLITE).length);
		assert.deepEqual((await store.find(reference))?.payload, sampleContact(1));
		assert.equal((await store.summary()).counts.pending, 1);
		await store.close();
	});

	test("a submission that an earlier release parked after staff released it is a dead letter, and only that time is its release", async () => {
		const [parked, waiting] = [await storedByPrevious(), await storedByPrevious()];
		await previous.run(PARKED, parked);
		const store = await previous.open();
		const found = await store.find(parked);
		assert.deepEqual([found?.state, found?.releasedAt, found?.deliveredAt], ["dead-letter", 2, undefined]);
		assert.equal((await store.find(waiting))?.releasedAt, undefined);
		const [row] = await previous.run(FIND, parked);
		assert.equal(row?.ended_at, null);
		await store.close();
	});

	test("the previous release goes on beside this one, and each delivers what the other stored", async () => {
		const before = await storedByPrevious();
		const store = await previous.open();
		const after = await storedByPrevious();
		const claimed = await store.claim(9, 60_000);
		assert.deepEqual(
			claimed.map(({ reference }) => reference),
			[before, after],
		);
		const own = await storedIn(store);
		assert.equal((await previous.run(FIND, own.reference))[0]?.id, own.id);
		await previous.run(DELIVERED, own.id);
		assert.equal((await store.find(own.reference))?.state, "delivered");
		await store.close();
	});

	test("two instances that start at once take the step once", async () => {
		const reference = await storedByPrevious();
		const stores = await Promise.all([previous.open(), previous.open(), previous.open()]);
		assert.equal(await previous.version(), schemaSteps(SQLITE).length);
		for (const store of stores) {
			assert.equal((await store.find(reference))?.reference, reference);
			await store.close();
		}
	});

	test("a version of a later release stays, and this one goes on with it", async () => {
		await (await previous.open()).close();
		await previous.setVersion(schemaSteps(SQLITE).length + 1);
		const store = await previous.open();
		assert.equal(await previous.version(), schemaSteps(SQLITE).length + 1);
		const { reference } = await storedIn(store);
		assert.equal((await store.find(reference))?.reference, reference);
		await store.close();
	});
}

describe("the schema of SQLite", () => {
	const folder = temporaryFolder();
	const opened: DatabaseSync[] = [];
	after(() => {
		for (const database of opened) database.close();
	});

	contract(async () => {
		const path = join(folder, `${randomUUID()}.sqlite`);
		const database = new DatabaseSync(path, { timeout: 3_000 });
		opened.push(database);
		database.exec(`PRAGMA journal_mode = WAL; ${schemaSteps(SQLITE)[0]}`);
		// Prepared before the step, as in a process that runs on.
		const statements = new Map([INSERT, FIND, PARKED, DELIVERED].map((sql) => [sql, database.prepare(sql)]));
		return {
			run: async (sql, ...values) =>
				statements
					.get(sql)
					?.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value as string]))) ?? [],
			open: () => openSqliteStore(path),
			version: async () => database.prepare("PRAGMA user_version").get()?.user_version,
			setVersion: async (version) => database.exec(`PRAGMA user_version = ${version}`),
		};
	});
});

describe("the schema of PostgreSQL", () => {
	let postgres: Postgres;
	let pool: Pool;
	before(async () => {
		postgres = await startPostgres();
		pool = postgresPool(postgres.url);
	});
	after(async () => {
		await pool.end();
		await postgres.stop();
	});

	contract(async () => {
		await pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
		await pool.query(`${schemaSteps(POSTGRES)[0]}${CV_TABLE}`);
		const query = async (sql: string, ...values: unknown[]) => (await pool.query(sql, values)).rows;
		return {
			run: query,
			open: () => openPostgresStore(postgresPool(postgres.url)),
			version: async () => (await query("SELECT version FROM submission_schema"))[0]?.version,
			setVersion: (version) => query("UPDATE submission_schema SET version = $1", version),
		};
	});
});
