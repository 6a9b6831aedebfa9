/**
 * `npm run test:crash [-- --seconds=110]`: every submission that the site confirmed as received gets delivered. Visitors
 * send continuously while the site is killed with SIGKILL again and again and the delivery target fails in every way it can, first
 * on SQLite, then on PostgreSQL with two instances, where the database crashes too. Exits with 1 if an acknowledged submission or
 * its file is lost, or one is delivered twice by its idempotency key. `SEED=…` repeats the choices of an earlier run.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import {
	type DeliveryFailure,
	startDeliveryTarget,
	type TargetServer,
} from "../e2e/support/delivery-target.ts";
import type { Instance } from "../e2e/support/instance.ts";
import { type Postgres, startPostgres } from "../e2e/support/postgres.ts";
import { random, SEED } from "./random.ts";
import { nameOf, takenByName } from "./senders/deliveries.ts";
import { CV_BYTES, startVisitors, submissionSite } from "./senders/visitors.ts";
import { conclude, expect, metrics } from "./verdict.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "110" } } });
const SPAN_MS = Number(values.seconds) * 1_000;
const VISITORS = 48;
const CV_EVERY = 10;
/** Longer than the lease of a delivery that died. */
const DRAIN_MS = 200_000;
const CRASH_EVERY_MS = Math.min(25_000, SPAN_MS / 3);

/** The delivery target's behaviour, in turn; `refuse` means that nothing listens. */
const FAILURES: (DeliveryFailure | "refuse" | undefined)[] = [
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
const ERROR_MS = 400;

console.log(`SEED=${SEED}`);
const folder = temporaryFolder();
await onSqlite(join(folder, "sqlite"));
await onPostgres(folder);
conclude("Nothing was lost.");

async function onSqlite(dataDir: string) {
	await crashed("SQLite", [{ DATA_DIR: dataDir }]);
	const database = new DatabaseSync(join(dataDir, "submissions.sqlite"));
	const [check] = database.prepare("PRAGMA integrity_check").all();
	database.close();
	expect("SQLite: the database is undamaged", check?.integrity_check === "ok");
}

async function onPostgres(root: string) {
	const postgres = await startPostgres();
	// Two instances, each with its own disk, like two containers.
	const instances = ["first", "second"].map((name) => ({
		DATABASE_URL: postgres.url,
		DATA_DIR: join(root, name),
		SUBMISSIONS_KEY: "the-same-key-on-every-instance-long-enough",
	}));
	await crashed("PostgreSQL", instances, postgres);
	await postgres.stop();
}

/** Load, kills and failures for the given time, then quiet until everything has arrived, then the count. */
async function crashed(store: string, instances: Record<string, string>[], postgres?: Postgres) {
	const target = await startDeliveryTarget();
	const backend = { API_BASE_URL: target.url, API_TIMEOUT_MS: "400" };
	const sites = instances.map((settings) => submissionSite({ ...backend, ...settings }));
	await Promise.all(sites.map((site) => site.start()));
	const visitors = startVisitors(sites, VISITORS, CV_EVERY);
	const end = AbortSignal.timeout(SPAN_MS);
	const [kills, lastTarget] = await Promise.all([
		killSites(sites, end),
		failTarget(target, end),
		postgres && crashDatabase(postgres, end),
	]);
	await visitors.stop();
	await drained(sites[0]?.url ?? "");
	const names = new Set(visitors.acknowledged.map(({ name }) => name));
	const taken = takenByName(target);
	const lost = [...names].filter((name) => !taken.has(name)).length;
	const doubled = [...taken.values()].filter((each) => each.length > 1).length;
	const lostFiles = await countLostFiles(target, names);
	metrics[`${store}: kills`] = kills;
	metrics[`${store}: acknowledged`] = names.size;
	metrics[`${store}: lost, delivered twice, files lost`] = `${lost}, ${doubled}, ${lostFiles}`;
	expect(`${store}: any is acknowledged`, names.size > 0);
	expect(`${store}: every one is delivered once, with its file`, lost + doubled + lostFiles === 0);
	await Promise.all(sites.map((site) => site.kill()));
	await lastTarget.stop();
}

async function killSites(sites: readonly Instance[], end: AbortSignal): Promise<number> {
	let kills = 0;
	for (; !end.aborted; kills++) {
		await wait(300 + random() * 1_000);
		const site = sites[Math.floor(random() * sites.length)];
		await site?.kill();
		await site?.start();
	}
	return kills;
}

/** The last delivery target, which works. All of them share what was taken. */
async function failTarget(first: TargetServer, end: AbortSignal): Promise<TargetServer> {
	let target = first;
	for (let turn = 0; !end.aborted; turn++) {
		const failure = FAILURES[turn % FAILURES.length];
		if (failure === "refuse") await target.stop();
		else target.fail(failure);
		await wait(ERROR_MS);
		if (failure === "refuse") target = await startDeliveryTarget(target.port, target);
	}
	target.fail(undefined);
	return target;
}

async function crashDatabase(postgres: Postgres, end: AbortSignal) {
	while (!end.aborted) {
		await wait(CRASH_EVERY_MS);
		if (!end.aborted) await postgres.crash();
	}
}

/** Waits until nothing is pending, according to the site itself. */
async function drained(url: string) {
	for (let waited = 0; waited < DRAIN_MS; waited += 200) {
		const counts = await countsOf(url).catch(() => undefined);
		if (counts?.pending === 0 && counts.delivering === 0) return;
		await wait(200);
	}
}

async function countsOf(url: string): Promise<Record<string, number>> {
	const response = await fetch(`${url}/summary`, { signal: AbortSignal.timeout(5_000) });
	return ((await response.json()) as { counts: Record<string, number> }).counts;
}

async function countLostFiles(target: TargetServer, names: ReadonlySet<string>): Promise<number> {
	let lost = 0;
	for (const one of target.taken.values()) {
		const { fileUrl } = one.body as { fileUrl?: string };
		if (!fileUrl || !names.has(nameOf(one))) continue;
		// Else a warning comes first, if too many files came at once to look into this one.
		const response = await fetch(`${fileUrl}&download=1`).catch(() => undefined);
		if (response?.status !== 200 || (await response.arrayBuffer()).byteLength !== CV_BYTES) lost += 1;
	}
	return lost;
}
