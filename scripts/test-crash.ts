/**
 * `npm run test:crash [-- --seconds=110]`: every submission that a visitor was told was received gets delivered. Visitors
 * send continuously while the site is killed with SIGKILL again and again and the receiver fails in every way it can, first
 * on SQLite, then on PostgreSQL with two instances, where the database crashes too. Exits with 1 if an acknowledged
 * submission or its file is lost, or one is delivered twice by its idempotency key.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Postgres, startPostgres } from "../e2e/postgres.ts";
import { type Receiver, type ReceiverFault, startReceiver } from "../e2e/receiver.ts";
import { type Instance, instanceOn } from "./cluster/instance.ts";
import { lostAndDoubled, nameOf } from "./submission-load/deliveries.ts";
import { CV_BYTES, send } from "./submission-load/visitor.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "110" } } });
const SECONDS = Number(values.seconds);
const PROGRAM = ["--conditions=react-server", "scripts/submission-load/server.ts"];
const VISITORS = 48;
/** One in this many sends a CV. */
const APPLICATION_EVERY = 10;
/** Longer than the lease of a delivery that died. */
const DRAIN_SECONDS = 200;

/** The receiver's behaviour, in turn; `refuse` means that nothing listens. */
const FAULTS: (ReceiverFault | "refuse" | undefined)[] = [
	undefined,
	{ kind: "hang" },
	undefined,
	"refuse",
	{ kind: "status", status: 500 },
	undefined,
	{ kind: "malformed" },
	undefined,
	{ kind: "late", ms: 700 },
	{ kind: "reset" },
	{ kind: "reset-after" },
];
const FAULT_MS = 400;

type Result = {
	store: string;
	kills: number;
	acknowledged: number;
	duplicates: number;
	lost: number;
	"files lost": number;
};

const results = [await onSqlite(), await onPostgres()];
console.table(results);
const isWhole = results.every(
	(result) => result.lost + result.duplicates + result["files lost"] === 0 && result.acknowledged > 0,
);
console.log(isWhole ? "Nothing was lost." : "SUBMISSIONS WERE LOST OR DOUBLED.");
process.exit(isWhole ? 0 : 1);

async function onSqlite(): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), "crash-"));
	const receiver = await startReceiver();
	const settings = { ...receiverSettings(receiver), DATA_DIR: folder };
	const result = await runCrashTest("SQLite", receiver, [siteOn(4_711, settings)]);
	const database = new DatabaseSync(join(folder, "submissions.sqlite"));
	const [check] = database.prepare("PRAGMA integrity_check").all();
	database.close();
	if (check?.integrity_check !== "ok") throw new Error("the database is damaged");
	await rm(folder, { recursive: true });
	return result;
}

async function onPostgres(): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), "crash-"));
	const postgres = await startPostgres();
	const receiver = await startReceiver();
	// Two instances, each with its own disk, like two containers.
	const sites = [4_711, 4_712].map((port, index) =>
		siteOn(port, {
			...receiverSettings(receiver),
			DATABASE_URL: postgres.url,
			DATA_DIR: join(folder, String(index)),
			SUBMISSIONS_KEY: "the-same-key-on-every-instance-long-enough",
		}),
	);
	const result = await runCrashTest("PostgreSQL", receiver, sites, postgres);
	await postgres.stop();
	await rm(folder, { recursive: true });
	return result;
}

/** A site on this port with these settings, not started yet. */
function siteOn(port: number, settings: Record<string, string>): Instance {
	return instanceOn(
		port,
		{ SITE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: "silent", ...settings },
		{ program: PROGRAM },
	);
}

function receiverSettings({ url }: Receiver) {
	return { API_BASE_URL: url, API_TIMEOUT_MS: "400" };
}

/** Load, kills and faults for the given time, then quiet until everything has arrived, then the count. */
async function runCrashTest(
	store: string,
	first: Receiver,
	sites: Instance[],
	postgres?: Postgres,
): Promise<Result> {
	let receiver = first;
	const acknowledged = new Set<string>();
	let kills = 0;
	let isOver = false;

	await Promise.all(sites.map((site) => site.start()));
	const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index));
	const faultInjection = Promise.all([killSites(), failReceiver(), crashDatabase()]);
	const progress = setInterval(
		() =>
			console.log(
				`${store}: ${acknowledged.size} acknowledged, ${receiver.taken.size} delivered, ${kills} kills`,
			),
		10_000,
	);
	await wait(SECONDS * 1_000);
	isOver = true;
	await faultInjection;
	await Promise.all(visitors);
	await drained();
	clearInterval(progress);
	const result = await count();
	await Promise.all(sites.map((site) => site.kill()));
	await receiver.stop();
	return result;

	/** Sends one after the other. Without a response, sends again with the same key, as a browser does, or gives up. */
	async function visitor(index: number) {
		for (let turn = 0; !isOver; turn++) {
			const sent = { name: randomUUID(), key: randomUUID(), withinMs: 10_000 };
			const isApplication = (index + turn) % APPLICATION_EVERY === 0;
			for (let tries = 0; tries < 4 && !isOver; tries++) {
				const site = sites[(turn + tries) % sites.length] ?? sites[0];
				if (await send(site?.url ?? "", isApplication, sent)) {
					acknowledged.add(sent.name);
					break;
				}
				await wait(50 + Math.random() * 200);
			}
		}
	}

	async function killSites() {
		while (!isOver) {
			await wait(300 + Math.random() * 1_000);
			const site = sites[Math.floor(Math.random() * sites.length)];
			await site?.kill();
			kills += 1;
			await site?.start();
		}
	}

	async function failReceiver() {
		for (let turn = 0; !isOver; turn++) {
			const fault = FAULTS[turn % FAULTS.length];
			if (fault === "refuse") {
				await receiver.stop();
				await wait(FAULT_MS);
				receiver = await startReceiver(receiver.port, receiver);
			} else {
				receiver.fault(fault);
				await wait(FAULT_MS);
			}
		}
		receiver.fault(undefined);
	}

	async function crashDatabase() {
		while (postgres && !isOver) {
			await wait(Math.min(25_000, (SECONDS * 1_000) / 3));
			if (!isOver) await postgres.crash();
		}
	}

	/** Waits until nothing is pending, according to the site itself. */
	async function drained() {
		for (let waited = 0; waited < DRAIN_SECONDS * 1_000; waited += 200) {
			const counts = await summary(sites[0]?.url ?? "");
			if (counts && counts.pending + counts.delivering === 0) return;
			await wait(200);
		}
	}

	async function count(): Promise<Result> {
		const { lost, doubled } = lostAndDoubled(receiver, acknowledged);
		let filesLost = 0;
		for (const one of receiver.taken.values()) {
			const { fileUrl } = one.body as { fileUrl?: string };
			if (fileUrl && acknowledged.has(nameOf(one)) && !(await isWholeFile(fileUrl))) filesLost += 1;
		}
		return {
			store,
			kills,
			acknowledged: acknowledged.size,
			duplicates: doubled,
			lost,
			"files lost": filesLost,
		};
	}
}

async function summary(url: string) {
	try {
		const answer = await fetch(`${url}/summary`, { signal: AbortSignal.timeout(5_000) });
		return ((await answer.json()) as { counts: Record<"pending" | "delivering", number> }).counts;
	} catch {
		return undefined;
	}
}

async function isWholeFile(link: string): Promise<boolean> {
	const answer = await fetch(link).catch(() => undefined);
	return answer?.status === 200 && (await answer.arrayBuffer()).byteLength === CV_BYTES;
}
