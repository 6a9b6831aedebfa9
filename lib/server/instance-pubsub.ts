import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { isResource, RESOURCES, type Resource } from "#lib/backend/client/resources";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";

const CHANNEL = "website_content";
/** Sent among the names when publishers reported that everything has changed, without naming these resources. */
const EVERYTHING = "everything";
const CONNECT_MS = 3_000;
const QUERY_MS = 3_000;
/** How often the connection is tested, because it can die without a sign. */
const CHECK_INTERVAL_MS = 10_000;
const RETRY_MS = 1_000;

/** A change. `isNamed`: publishers named each of these resources, rather than everything. */
export type Change = { resources: readonly Resource[]; isNamed: boolean };

export type InstancePubSub = ReturnType<typeof openInstancePubSub>;

/**
 * Announces changed content among the instances that share a database, by PostgreSQL's LISTEN and NOTIFY. These store
 * nothing, so an instance that was not listening has missed the message. After losing its connection an instance therefore
 * treats everything as changed.
 */
export function openInstancePubSub(url: string, onChange: (change: Change) => void) {
	const self = randomUUID();
	let current: Client | undefined;
	let isStopped = false;
	const listening = Promise.withResolvers<void>();

	async function listen() {
		let hasMissed = false;
		while (!isStopped) {
			try {
				await listenOnce(hasMissed);
				log.warn("connection to the other instances lost");
			} catch (error) {
				if (!hasMissed) log.warn({ code: errorName(error) }, "cannot listen to the other instances");
			}
			hasMissed = true;
			if (!isStopped) await wait(RETRY_MS, undefined, { ref: false });
		}
	}

	/** Listens until the connection is lost. */
	async function listenOnce(hasMissed: boolean) {
		const client = clientOf(url);
		current = client;
		const lost = new Promise<void>((resolve) => {
			client.once("error", () => resolve());
			client.once("end", resolve);
		});
		client.on("notification", ({ payload = "" }) => {
			const [sender, ...names] = payload.split(" ");
			if (sender === self) return;
			onChange({ resources: names.filter(isResource), isNamed: !names.includes(EVERYTHING) });
		});
		const timer = setInterval(
			() => void client.query("SELECT 1").catch(() => client.end().catch(() => {})),
			CHECK_INTERVAL_MS,
		);
		timer.unref();
		try {
			await client.connect();
			await client.query(`LISTEN ${CHANNEL}`);
			listening.resolve();
			if (hasMissed) {
				log.info("listening to the other instances again");
				onChange({ resources: RESOURCES, isNamed: false });
			}
			await lost;
		} finally {
			clearInterval(timer);
			await client.end().catch(() => {});
		}
	}

	void listen();
	return {
		/** Tells every other instance. Rejects if the database does not accept the message; then no other instance knows. */
		announce: async ({ resources, isNamed }: Change) => {
			const client = clientOf(url);
			client.once("error", () => {});
			try {
				await client.connect();
				const words = [self, ...(isNamed ? [] : [EVERYTHING]), ...resources];
				await client.query("SELECT pg_notify($1, $2)", [CHANNEL, words.join(" ")]);
			} finally {
				await client.end().catch(() => {});
			}
		},
		/** Resolves when it first listens. */
		listening: listening.promise,
		stop: async () => {
			isStopped = true;
			await current?.end().catch(() => {});
		},
	};
}

const clientOf = (url: string) =>
	new Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_MS,
		query_timeout: QUERY_MS,
		application_name: "website pub/sub",
	});
