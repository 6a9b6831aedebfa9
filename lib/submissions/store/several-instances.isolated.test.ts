import assert from "node:assert/strict";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { type ObjectStorage, startObjectStorage } from "../../../e2e/object-storage.ts";
import { type Postgres, startPostgres } from "../../../e2e/postgres.ts";
import { RESOURCES } from "../../backend/client/resources.ts";
import { type Change, type InstanceBus, openInstanceBus } from "../../server/instance-bus.ts";
import { beginDraft, type SealedCvStorage, sealedCvStorage } from "../cv/cv-storage.ts";
import { type Bucket, s3CvStorage } from "../cv/s3-cv-storage.ts";
import { createRateLimit, RATE_CONNECTIONS } from "../form/rate-limit.ts";
import { postgresPool } from "./postgres-store.ts";
import { openPostgresStore, SAMPLE_KEYRING } from "./sample-stores.ts";

describe("instances that share a database", () => {
	let postgres: Postgres;
	const pools: Pool[] = [];
	const buses: InstanceBus[] = [];
	const pool = () => {
		const opened = postgresPool(postgres.url, RATE_CONNECTIONS);
		pools.push(opened);
		return opened;
	};
	/** A bus, and what it has heard so far. */
	const bus = async () => {
		const heard: Change[] = [];
		const opened = openInstanceBus(postgres.url, (change) => heard.push(change));
		buses.push(opened);
		await opened.listening;
		return { heard, ...opened };
	};

	before(async () => {
		postgres = await startPostgres();
		const own = postgresPool(postgres.url);
		await (await openPostgresStore(own)).close();
	});
	after(async () => {
		await Promise.all(buses.map((opened) => opened.stop()));
		await Promise.all(pools.map((opened) => opened.end()));
		await postgres.stop();
	});

	test("count one visitor together", async () => {
		const limits = [createRateLimit(pool()), createRateLimit(pool()), createRateLimit(pool())];
		const send = async (turn: number) =>
			(await limits[turn % 3]?.spend("contact", "154.160.1.1", 1_000))?.verdict;
		for (let turn = 0; turn < 60; turn++) assert.equal(await send(turn), "ok", `number ${turn}`);
		assert.equal(await send(60), "suspicious");
		assert.equal((await limits[0]?.spend("contact", "154.160.1.2", 1_000))?.verdict, "ok");
	});

	test("tell each other what has changed, but not themselves", async () => {
		const [one, two, three] = [await bus(), await bus(), await bus()];
		const changes: Change[] = [
			{ resources: ["notices", "team"], isNamed: true },
			{ resources: RESOURCES, isNamed: false },
		];
		for (const change of changes) await one.announce(change);
		await until(() => two.heard.length > 1 && three.heard.length > 1);
		assert.deepEqual([one.heard, two.heard, three.heard], [[], changes, changes]);
	});

	test("keep counting while the database is down, and afterwards treat everything as changed that they may have missed", async () => {
		const limit = createRateLimit(pool());
		const one = await bus();
		await postgres.crash(async () => {
			assert.deepEqual(await limit.spend("contact", "154.160.1.3", 1_000), { verdict: "ok" });
			await assert.rejects(
				one.announce({ resources: ["notices"], isNamed: true }),
				"the sender learns that nobody was reached",
			);
		});
		await until(() => one.heard.length > 0);
		assert.deepEqual(one.heard, [{ resources: RESOURCES, isNamed: false }]);
		assert.deepEqual(await limit.spend("contact", "154.160.1.3", 1_000), { verdict: "ok" });
	});
});

describe("CVs in object storage", () => {
	let folder: string;
	let server: ObjectStorage;
	let bucket: Bucket;
	let storage: SealedCvStorage;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), "drafts-"));
		server = await startObjectStorage();
		const { settings } = server;
		bucket = {
			url: settings.S3_BUCKET_URL,
			region: settings.S3_REGION,
			accessKeyId: settings.S3_ACCESS_KEY_ID,
			secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
		};
		storage = sealedCvStorage(s3CvStorage(bucket), SAMPLE_KEYRING);
	});
	after(async () => {
		await server.stop();
		await rm(folder, { recursive: true });
	});

	async function draft(content: string) {
		const writer = await beginDraft(folder, SAMPLE_KEYRING);
		await writer.write(Buffer.from(content));
		return writer.finish();
	}

	test("are stored, read by any instance, and deleted", async () => {
		const one = await draft("a CV of somebody");
		await storage.keep(one);
		await assert.rejects(stat(one.path), "the draft on this machine is gone");
		assert.equal((await storage.read(one.id))?.toString(), "a CV of somebody");
		assert.doesNotMatch(
			String(await s3CvStorage(bucket).read(one.id)),
			/somebody/,
			"the bucket tells nothing",
		);
		await storage.remove(one.id);
		assert.equal(await storage.read(one.id), undefined);
		await storage.remove(one.id);
	});

	test("are all listed by age, however many", async () => {
		const storage = s3CvStorage(bucket, 5);
		const drafts = await Promise.all(Array.from({ length: 12 }, () => draft("x")));
		await Promise.all(drafts.map((one) => storage.keep(one)));
		assert.deepEqual(new Set(await storage.olderThan(-2_000)), new Set(drafts.map(({ id }) => id)));
		assert.deepEqual(await storage.olderThan(60_000), []);
	});

	test("are rejected by a storage that does not know us, is gone, or received different bytes", async () => {
		const one = await draft("a CV");
		await assert.rejects(s3CvStorage({ ...bucket, secretAccessKey: "wrong" }).keep(one), { code: "S3_403" });
		await assert.rejects(s3CvStorage({ ...bucket, url: `${bucket.url}-none` }).keep(one), { code: "S3_404" });
		await assert.rejects(s3CvStorage({ ...bucket, url: "http://127.0.0.1:9/cvs" }).keep(one));
		await assert.rejects(storage.read("../secrets"));
		assert.ok(await stat(one.path), "the draft is still there");
	});
});

async function until(isSo: () => boolean) {
	for (let waited = 0; waited < 10_000; waited += 20) {
		if (isSo()) return;
		await wait(20);
	}
	assert.fail("waited in vain");
}
