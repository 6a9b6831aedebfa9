import assert from "node:assert/strict";
import { connect, createServer, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { listen } from "../../../e2e/support/listen.ts";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import { createDelivery } from "../delivery/delivery.ts";
import { createOutbox } from "../outbox.ts";
import { sampleContact } from "../samples/submissions.ts";
import { postgresPool } from "./postgres-database.ts";
import { openPostgresStore, sampleCvStorage } from "./samples/stores.ts";
import type { SubmissionStore } from "./store.ts";

let postgres: Postgres;
let line: Awaited<ReturnType<typeof openLine>>;
let store: SubmissionStore;

before(async () => {
	postgres = await startPostgres();
	line = await openLine(postgres.url);
	store = await openPostgresStore(postgresPool(line.url));
});
after(async () => {
	await store.close();
	await line.close();
	await postgres.stop();
});

test("a submission whose commit comes late, after the connection broke, is found and confirmed", async () => {
	const { accept } = createOutbox(
		store,
		createDelivery(store, undefined, { visitorWaitMs: 0 }),
		sampleCvStorage(temporaryFolder()),
	);
	line.breakAtNextCommit();
	const { reference } = await accept({ kind: "contact", topic: "enquiry", payload: sampleContact(1) });
	assert.deepEqual(
		(await store.list()).map((stored) => stored.reference),
		[reference],
	);
	assert.ok(line.hasBroken());
});

/**
 * A line to the database that can break in the middle of a commit: the client loses its connection, and the commit reaches the
 * database only while the next transaction waits for it.
 */
async function openLine(databaseUrl: string) {
	const database = new URL(databaseUrl);
	const ends = new Set<Socket>();
	let breaksNext = false;
	let commitLate: (() => void) | undefined;
	let hasBroken = false;
	const server = createServer((near) => {
		const far = connect(Number(database.port), database.hostname);
		for (const end of [near, far]) ends.add(end.on("error", () => {}));
		near.on("data", (piece) => {
			if (breaksNext && piece.includes("COMMIT")) {
				breaksNext = false;
				hasBroken = true;
				commitLate = () => far.end(piece);
				near.resetAndDestroy();
				return;
			}
			far.write(piece);
			if (commitLate && piece.includes("pg_advisory_xact_lock")) {
				commitLate();
				commitLate = undefined;
			}
		});
		near.on("end", () => far.end());
		far.pipe(near);
	});
	const { port, stop } = await listen(server);
	const url = new URL(databaseUrl);
	url.port = String(port);
	return {
		url: url.href,
		breakAtNextCommit: () => {
			breaksNext = true;
		},
		hasBroken: () => hasBroken,
		close: () => {
			for (const end of ends) end.destroy();
			return stop();
		},
	};
}
