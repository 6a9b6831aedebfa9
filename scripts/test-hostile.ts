/**
 * `npm run test:hostile [-- --quick] [-- --where=bare --only=uploads,floods]`: attacks the built site, alone and behind
 * nginx with the configuration of `deploy/nginx`, on loopback only (`npm run build` first). Every check is bounded in count
 * and time. Prints one table, and exits with 1 if anything was not as expected. Without nginx (Debian: apt-get install
 * nginx) it skips that part, and says so. `--quick` runs only what takes less than a minute. `--minutes=30` only attacks, in all
 * ways in turn and for so long in each place, and looks at memory and open files.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { startEdge } from "./cluster/edge.ts";
import { freePort } from "./cluster/free-port.ts";
import { instanceOn } from "./cluster/instance.ts";
import { check, summary } from "./hostile/check.ts";
import { checkEndurance } from "./hostile/endurance.ts";
import { checkBackend, checkClocks, checkLocks, checkMutations, checkOutage } from "./hostile/faults.ts";
import { checkFloods, checkSlowClients } from "./hostile/floods.ts";
import { withMemoryLimit } from "./hostile/memory-limit.ts";
import { checkPrivatePages } from "./hostile/private-pages.ts";
import { checkProtocol } from "./hostile/protocol.ts";
import { checkUploads } from "./hostile/uploads.ts";

const { values } = parseArgs({
	options: {
		only: { type: "string" },
		where: { type: "string" },
		quick: { type: "boolean" },
		minutes: { type: "string" },
	},
});
const only = values.minutes
	? ["endurance"]
	: values.quick
		? ["uploads", "private", "protocol", "locks"]
		: values.only?.split(",");
const isWanted = (group: string) => !only || only.includes(group);
const isWantedAt = (place: string) =>
	values.quick ? place === "bare" : !values.where || values.where === place;
const minutes = Number(values.minutes);
/** What containers get (deploy/compose.yaml). */
const MEMORY_LIMIT_MB = 640;
const folders: string[] = [];
// When told to stop, it ends its servers too.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
	if (isWantedAt("bare")) await runToCompletion("bare", bare);
	if (isWantedAt("bare")) await checksWithOwnSite();
	if (isWantedAt("nginx")) await runToCompletion("nginx", behindNginx);
} finally {
	for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

const { table, ok } = summary();
console.log(`\n${table}\n`);
console.log(ok ? "The site held." : "The site did not hold: see the rows with NO.");
process.exit(ok ? 0 : 1);

/** A server that does not start is a failed check, but no reason to skip the others. */
async function runToCompletion(where: string, checks: () => Promise<void>) {
	await checks().catch((error: Error) =>
		check(where, "the servers of the test", "start and stop", async () => {
			throw error;
		}),
	);
}

async function bare() {
	const { site, dataDir, pid, limit, stop } = await startedInstance({});
	if (only?.includes("endurance"))
		await besideBystander("bare", (bystander) =>
			checkEndurance("bare", { site, bystander, pid, limit, minutes }),
		);
	if (isWanted("uploads")) await checkUploads("bare", site, dataDir);
	if (isWanted("private")) await checkPrivatePages("bare", site);
	if (isWanted("protocol")) await checkProtocol("bare", site);
	if (isWanted("locks")) await checkLocks(site, dataDir);
	if (isWanted("mutations")) await checkMutations("bare", site);
	if (isWanted("slow")) await checkSlowClients("bare", site);
	await stop();
	if (!isWanted("floods")) return;
	// A separate instance, since floods use up hourly limits.
	const flooded = await startedInstance({});
	await besideBystander("bare", (bystander) => checkFloods("bare", flooded.site, bystander));
	await flooded.stop();
}

/** Checks that start their own site. */
async function checksWithOwnSite() {
	const groups = { private: checkOutage, clocks: checkClocks, backend: checkBackend };
	for (const [group, checks] of Object.entries(groups)) {
		if (isWanted(group)) await runToCompletion("bare", checks);
	}
}

async function behindNginx() {
	if (!hasNginx()) {
		console.log(
			"skipped: nothing was tested behind nginx, which is not installed (Debian: apt-get install nginx)",
		);
		return;
	}
	const { dataDir, pid, port, limit, stop } = await startedInstance({ TRUST_PROXY: "1" });
	const edge = await startEdge([port], { workers: "auto" });
	if (only?.includes("endurance"))
		await besideBystander("nginx", (bystander) =>
			checkEndurance("nginx", { site: edge.url, bystander, pid, limit, minutes }),
		);
	if (isWanted("uploads")) await checkUploads("nginx", edge.url, dataDir);
	if (isWanted("private")) await checkPrivatePages("nginx", edge.url);
	if (isWanted("protocol")) await checkProtocol("nginx", edge.url);
	if (isWanted("mutations")) await checkMutations("nginx", edge.url);
	if (isWanted("slow")) await checkSlowClients("nginx", edge.url);
	if (isWanted("floods"))
		await besideBystander("nginx", (bystander) => checkFloods("nginx", edge.url, bystander));
	await edge.stop();
	await stop();
}

/** Runs checks beside the same site once more, which nobody attacks. */
async function besideBystander(where: "bare" | "nginx", checks: (bystander: string) => Promise<void>) {
	const { site, port, stop } = await startedInstance(where === "nginx" ? { TRUST_PROXY: "1" } : {});
	const edge = where === "nginx" ? await startEdge([port], { workers: "auto" }) : undefined;
	await checks(edge?.url ?? site);
	await edge?.stop();
	await stop();
}

async function startedInstance(settings: Record<string, string>) {
	const dataDir = await mkdtemp(join(tmpdir(), "hostile-data-"));
	folders.push(dataDir);
	const port = await freePort();
	const memory = parseEnv(await readFile("deploy/memory.env", "utf8")) as Record<string, string>;
	const instance = instanceOn(port, { ...memory, DATA_DIR: dataDir, API_BASE_URL: "", ...settings });
	const limit = await withMemoryLimit(MEMORY_LIMIT_MB, instance.start);
	const stop = async () => {
		await instance.stop();
		limit.end();
	};
	return { site: instance.url, dataDir, port, pid: instance.pid(), limit, stop };
}

function hasNginx(): boolean {
	try {
		execFileSync("sh", ["-c", "command -v nginx"]);
		return true;
	} catch {
		return false;
	}
}
