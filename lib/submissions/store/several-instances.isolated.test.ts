import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Pool } from "pg";
import { type Postgres, startPostgres } from "../../../e2e/postgres.ts";
import { RESOURCES } from "../../backend/client/resources.ts";
import { eventually } from "../../platform/samples/eventually.ts";
import { type Change, type InstancePubSub, openInstancePubSub } from "../../server/instance-pubsub.ts";
import { createRateLimit, RATE_CONNECTIONS } from "../form/rate-limit.ts";
import { postgresPool } from "./postgres-store.ts";
import { openPostgresStore } from "./samples/stores.ts";

describe("instances that share a database", () => {
	let postgres: Postgres;
	const pools: Pool[] = [];
	const buses: InstancePubSub[] = [];
	const pool = () => {
		const opened = postgresPool(postgres.url, RATE_CONNECTIONS);
		pools.push(opened);
		return opened;
	};
	/** A bus, and what it has heard so far. */
	const bus = async () => {
		const heard: Change[] = [];
		const opened = openInstancePubSub(postgres.url, (change) => heard.push(change));
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
			(await limits[turn % 3]?.consume("contact", "154.160.1.1", 1_000))?.verdict;
		for (let turn = 0; turn < 60; turn++) assert.equal(await send(turn), "accepted", `number ${turn}`);
		assert.equal(await send(60), "quarantined");
		assert.equal((await limits[0]?.consume("contact", "154.160.1.2", 1_000))?.verdict, "accepted");
	});

	test("tell each other what has changed, but not themselves", async () => {
		const [one, two, three] = [await bus(), await bus(), await bus()];
		const changes: Change[] = [
			{ resources: ["notices", "team"], isNamed: true },
			{ resources: RESOURCES, isNamed: false },
		];
		for (const change of changes) await one.announce(change);
		await eventually(() => two.heard.length > 1 && three.heard.length > 1, "heard");
		assert.deepEqual([one.heard, two.heard, three.heard], [[], changes, changes]);
	});

	test("keep counting while the database is down, and afterwards treat everything as changed that they may have missed", async () => {
		const limit = createRateLimit(pool());
		const one = await bus();
		await postgres.crash(async () => {
			assert.deepEqual(await limit.consume("contact", "154.160.1.3", 1_000), { verdict: "accepted" });
			await assert.rejects(
				one.announce({ resources: ["notices"], isNamed: true }),
				"the sender learns that nobody was reached",
			);
		});
		await eventually(() => one.heard.length > 0, "heard");
		assert.deepEqual(one.heard, [{ resources: RESOURCES, isNamed: false }]);
		assert.deepEqual(await limit.consume("contact", "154.160.1.3", 1_000), { verdict: "accepted" });
	});
});
