import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type Postgres, startPostgres } from "../../../e2e/postgres.ts";
import { REMARKS_MAX } from "../model/feedback.ts";
import { postgresPool } from "./postgres-store.ts";
import { openPostgresStore, openSqliteStore } from "./samples/stores.ts";
import type { SubmissionStore } from "./store.ts";

function contract(open: () => Promise<SubmissionStore>) {
	test("equal remarks are counted, the most frequent first, and the oldest of too many make room", async () => {
		const store = await open();
		const remark = { kind: "yes", about: "/faqs", line: "" } as const;
		await store.countFeedback({ ...remark, kind: "no", line: "the fee" });
		for (let time = 0; time < 2; time++) await store.countFeedback(remark);
		const [first, second] = await store.feedback();
		assert.deepEqual([first?.kind, first?.count, second?.line, second?.count], ["yes", 2, "the fee", 1]);
		assert.ok(Math.abs((first?.lastAt ?? 0) - Date.now()) < 60_000);
		for (let at = 0; at < REMARKS_MAX + 5; at++)
			await store.countFeedback({ kind: "search", about: `word${at}`, line: "" });
		const remarks = await store.feedback();
		assert.equal(remarks.filter(({ kind }) => kind === "search").length, REMARKS_MAX);
		assert.equal(remarks.filter(({ kind }) => kind !== "search").length, 2);
		await store.close();
	});
}

describe("remarks in SQLite", () => {
	let folder: string;
	before(async () => {
		folder = await mkdtemp(join(tmpdir(), "feedback-"));
	});
	after(() => rm(folder, { recursive: true, force: true }));
	contract(() => openSqliteStore(join(folder, "submissions.sqlite")));
});

describe("remarks in PostgreSQL", () => {
	let postgres: Postgres;
	before(async () => {
		postgres = await startPostgres();
	});
	after(() => postgres.stop());
	contract(() => openPostgresStore(postgresPool(postgres.url)));
});
