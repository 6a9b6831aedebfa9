import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client, type Pool } from "pg";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import { eventually } from "../../platform/samples/eventually.ts";
import { createDelivery } from "../delivery/delivery.ts";
import { createOutbox, OutcomeUnknown } from "../outbox.ts";
import { sampleContact } from "../samples/submissions.ts";
import { postgresPool } from "./postgres-database.ts";
import { openPostgresStore, sampleCvStorage } from "./samples/stores.ts";
import { isNothingStored, type SubmissionStore } from "./store.ts";

let postgres: Postgres;
let pool: Pool;
let store: SubmissionStore;
let operator: Client;

before(async () => {
	postgres = await startPostgres();
	pool = postgresPool(postgres.url);
	store = await openPostgresStore(pool);
	operator = new Client({ connectionString: postgres.url });
	await operator.connect();
});
after(async () => {
	await operator.end();
	await store.close();
	await postgres.stop();
});

function accept(number: number) {
	const delivery = createDelivery(store, undefined, { visitorWaitMs: 0 });
	const outbox = createOutbox(store, delivery, sampleCvStorage(temporaryFolder()));
	return outbox.accept({ kind: "contact", topic: "enquiry", payload: sampleContact(number) });
}

/** As if the server of all kept connections had become a copy of a new one. */
async function demoteKept() {
	const kept = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
	for (const client of kept) await client.query("SET default_transaction_read_only = on");
	for (const client of kept) client.release();
}

test("after a failover a form is stored by the new server, although kept connections lead to the old one", async () => {
	await demoteKept();
	const { reference } = await accept(1);
	assert.ok(await store.find(reference));
});

test("a form that every server refuses is surely not stored", async () => {
	await operator.query("ALTER DATABASE postgres SET default_transaction_read_only = on");
	await demoteKept();
	await assert.rejects(accept(2), isNothingStored);
	await operator.query("SET default_transaction_read_only = off");
	await operator.query("ALTER DATABASE postgres RESET default_transaction_read_only");
	await accept(2);
});

test("a server that stops in the middle, and again, leaves it unknown whether it stored a form", async () => {
	const holder = new Client({ connectionString: postgres.url });
	await holder.connect();
	await holder.query("BEGIN");
	await holder.query("LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE");
	const refused = assert.rejects(accept(3), OutcomeUnknown);
	const stopped = new Set<number>();
	const stopWaiting = async () => {
		const { rows } = await operator.query<{ pid: number }>(
			"SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'website' AND wait_event_type = 'Lock'",
		);
		for (const { pid } of rows) stopped.add(pid);
		return stopped.size === 2;
	};
	await eventually(stopWaiting, "two stopped connections");
	await refused;
	await holder.end();
});
