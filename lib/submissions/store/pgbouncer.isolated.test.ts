import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openInstancePubSub } from "#lib/server/instance-pubsub";
import { sampleSubmission } from "#lib/submissions/samples/submissions";
import { openPostgresStore } from "#lib/submissions/store/samples/stores";
import { freePort } from "../../../e2e/free-port.ts";
import { type Postgres, startPostgres } from "../../../e2e/postgres.ts";
import { isInstalled } from "../../../scripts/is-installed.ts";
import { postgresPool } from "./postgres-store.ts";

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

describe("through PgBouncer in session mode", {
	skip: !isInstalled("pgbouncer", "--version") && "needs pgbouncer",
}, () => {
	let postgres: Postgres;
	let folder: string;
	let url: string;
	let stop: () => void;

	before(async () => {
		postgres = await startPostgres();
		folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
		await chmod(folder, 0o755);
		const port = await freePort();
		await writeFile(
			join(folder, "pgbouncer.ini"),
			`[databases]
postgres = host=127.0.0.1 port=${new URL(postgres.url).port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
`,
		);
		const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
		const bouncer = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], { ...user, stdio: "ignore" });
		stop = () => bouncer.kill("SIGKILL");
		process.once("exit", stop);
		url = `postgres://postgres@127.0.0.1:${port}/postgres`;
		for (let tries = 0; tries < 50 && !(await isReachable(port)); tries++) await wait(100);
	});
	after(async () => {
		stop();
		await postgres.stop();
		await rm(folder, { recursive: true });
	});

	test("submissions are stored and found", async () => {
		const store = await openPostgresStore(postgresPool(url));
		const submission = sampleSubmission();
		await store.insert(submission, 1_000);
		assert.equal((await store.find(submission.reference))?.id, submission.id);
		await store.close();
	});

	test("the database ends a statement that takes too long", async () => {
		const pool = postgresPool(url);
		const { rows } = await pool.query("SHOW statement_timeout");
		assert.equal(rows[0].statement_timeout, "5s");
		await pool.end();
	});

	test("announced changes reach the other instances", async () => {
		const heard = Promise.withResolvers<readonly string[]>();
		const other = openInstancePubSub(url, ({ resources }) => heard.resolve(resources));
		const bus = openInstancePubSub(url, () => {});
		await Promise.all([bus.listening, other.listening]);
		await bus.announce({ resources: ["notices"], isNamed: true });
		assert.deepEqual(await heard.promise, ["notices"]);
		await Promise.all([bus.stop(), other.stop()]);
	});
});

async function isReachable(port: number): Promise<boolean> {
	return fetch(`http://127.0.0.1:${port}`).then(
		() => true,
		({ cause }) => cause?.code !== "ECONNREFUSED",
	);
}
