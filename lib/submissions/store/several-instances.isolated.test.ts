import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import { RESOURCES } from "../../backend/client/resources.ts";
import { eventually } from "../../platform/samples/eventually.ts";
import { type Change, type InstancePubSub, openInstancePubSub } from "../../server/instance-pubsub.ts";
import { postgresPool } from "./postgres-database.ts";
import { openPostgresStore } from "./samples/stores.ts";

describe("instances that share a database", () => {
	let postgres: Postgres;
	const opened: InstancePubSub[] = [];
	/** An open pub/sub, and what it has heard so far. */
	const openPubSub = async () => {
		const heard: Change[] = [];
		const pubSub = openInstancePubSub(postgres.url, (change) => heard.push(change));
		opened.push(pubSub);
		await pubSub.listening;
		return { heard, ...pubSub };
	};

	before(async () => {
		postgres = await startPostgres();
		const own = postgresPool(postgres.url);
		await (await openPostgresStore(own)).close();
	});
	after(async () => {
		await Promise.all(opened.map((pubSub) => pubSub.stop()));
		await postgres.stop();
	});

	test("tell each other what has changed, but not themselves", async () => {
		const [one, two, three] = [await openPubSub(), await openPubSub(), await openPubSub()];
		const changes: Change[] = [
			{ resources: ["notices", "team"], isNamed: true },
			{ resources: RESOURCES, isNamed: false },
		];
		for (const change of changes) await one.announce(change);
		await eventually(() => two.heard.length > 1 && three.heard.length > 1, "heard");
		assert.deepEqual([one.heard, two.heard, three.heard], [[], changes, changes]);
	});

	test("treat everything as changed that they may have missed while the database was down", async () => {
		const one = await openPubSub();
		await postgres.crash(async () => {
			await assert.rejects(
				one.announce({ resources: ["notices"], isNamed: true }),
				"the sender learns that nobody was reached",
			);
		});
		await eventually(() => one.heard.length > 0, "heard");
		assert.deepEqual(one.heard, [{ resources: RESOURCES, isNamed: false }]);
	});
});
