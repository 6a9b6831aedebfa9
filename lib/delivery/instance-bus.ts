import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { isResource, RESOURCES, type Resource } from "#lib/backend/resources";
import { log } from "#lib/log";

const CHANNEL = "website_content";
const CONNECT_MS = 3_000;
const QUERY_MS = 3_000;
/** A connection can be dead without a sign of it, so it is tried this often; one that is lost is sought again as often. */
const LOOK_EVERY_MS = 10_000;
const RETRY_MS = 1_000;

export type InstanceBus = {
	/** Tells every other instance. Rejects when the database does not take it: then no other instance knows. */
	announce(resources: readonly Resource[]): Promise<void>;
	/** Resolves when the bus listens for the first time. */
	listening: Promise<void>;
	stop(): Promise<void>;
};

/**
 * Word of changed content among the instances that share a database, by PostgreSQL's LISTEN and NOTIFY, which keep nothing:
 * whoever was not listening has missed it. So an instance that had lost its connection takes everything for changed.
 */
export function openInstanceBus(
	url: string,
	onChange: (resources: readonly Resource[]) => void,
): InstanceBus {
	const self = randomUUID();
	let current: Client | undefined;
	let isStopped = false;
	let noteListening = () => {};
	const listening = new Promise<void>((resolve) => {
		noteListening = resolve;
	});

	async function listen() {
		let hasMissed = false;
		while (!isStopped) {
			try {
				await listenOnce(hasMissed);
				log.warn("connection to the other instances lost");
			} catch (error) {
				if (!hasMissed) log.warn({ code: codeOf(error) }, "the other instances cannot be heard");
			}
			hasMissed = true;
			if (!isStopped) await pause(RETRY_MS);
		}
	}

	/** Until the connection is lost. */
	async function listenOnce(hasMissed: boolean) {
		const client = clientOf(url);
		current = client;
		const lost = new Promise<void>((resolve) => {
			client.once("error", () => resolve());
			client.once("end", resolve);
		});
		client.on("notification", ({ payload = "" }) => {
			const [sender, ...names] = payload.split(" ");
			if (sender !== self) onChange(names.filter(isResource));
		});
		const timer = setInterval(
			() => void client.query("SELECT 1").catch(() => client.end().catch(() => {})),
			LOOK_EVERY_MS,
		);
		timer.unref();
		try {
			await client.connect();
			await client.query(`LISTEN ${CHANNEL}`);
			noteListening();
			if (hasMissed) {
				log.info("the other instances are heard again");
				onChange(RESOURCES);
			}
			await lost;
		} finally {
			clearInterval(timer);
			await client.end().catch(() => {});
		}
	}

	void listen();
	return {
		announce: async (resources) => {
			const client = clientOf(url);
			client.once("error", () => {});
			try {
				await client.connect();
				await client.query("SELECT pg_notify($1, $2)", [CHANNEL, [self, ...resources].join(" ")]);
			} finally {
				await client.end().catch(() => {});
			}
		},
		listening,
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
		application_name: "website bus",
	});

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "unknown";

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
