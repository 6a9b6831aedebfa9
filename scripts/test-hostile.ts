/**
 * `npm run test:hostile [-- --only=floods,slow,backend]`: what only shows under load, alone and behind nginx with the configuration
 * of `deploy/nginx`, on loopback only (`npm run build` first): floods and slow clients beside another visitor, and a backend whose
 * content attacks. Every check is bounded in count and time. Prints a line for each, and exits with 1 if anything was not as expected.
 * Without nginx (Debian: apt-get install nginx) it skips that part, and says so. `--minutes=30` only attacks, in all ways in turn and
 * for so long in each place, and looks at memory and open files.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../e2e/free-port.ts";
import { startEdge } from "./cluster/edge.ts";
import { instanceOn } from "./cluster/instance.ts";
import { checkBackend } from "./hostile/backend.ts";
import { check } from "./hostile/check.ts";
import { checkEndurance } from "./hostile/endurance.ts";
import { checkFloods, checkSlowClients } from "./hostile/floods.ts";
import { withMemoryLimit } from "./hostile/memory-limit.ts";
import { isInstalled } from "./is-installed.ts";
import { MEMORY } from "./memory-settings.ts";
import { conclude } from "./verdict.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, minutes: { type: "string" } } });
const minutes = Number(values.minutes ?? 0);
const wanted = minutes > 0 ? ["endurance"] : (values.only ?? "backend,slow,floods").split(",");
/** What containers get (deploy/compose.yaml). */
const MEMORY_LIMIT_MB = 640;
const folders: string[] = [];
// When told to stop, it ends its servers too.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
	if (wanted.includes("backend")) await runToCompletion("bare", checkBackend);
	await runToCompletion("bare", () => attacked("bare"));
	if (isInstalled("nginx", "-v")) await runToCompletion("nginx", () => attacked("nginx"));
	else console.log("skipped: nothing was tested behind nginx, which is not installed");
} finally {
	for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

conclude("The site held.");

/** A server that does not start is a failed check, but no reason to skip the others. */
async function runToCompletion(where: string, checks: () => Promise<void>) {
	await checks().catch((error: Error) =>
		check(where, "the servers of the test", "start and stop", async () => {
			throw error;
		}),
	);
}

/** A site beside the same site once more, which nobody attacks. */
async function attacked(where: Where) {
	const { site, pid, limit, stop } = await startedSite(where);
	const bystander = await startedSite(where);
	if (wanted.includes("endurance"))
		await checkEndurance(where, { site, bystander: bystander.site, pid, limit, minutes });
	if (wanted.includes("slow")) await checkSlowClients(where, site);
	// The last, since floods use up hourly limits.
	if (wanted.includes("floods")) await checkFloods(where, site, bystander.site);
	await bystander.stop();
	await stop();
}

type Where = "bare" | "nginx";

async function startedSite(where: Where) {
	const dataDir = await mkdtemp(join(tmpdir(), "hostile-data-"));
	folders.push(dataDir);
	const port = await freePort();
	const settings = { ...MEMORY, DATA_DIR: dataDir, API_BASE_URL: "" };
	const instance = instanceOn(port, where === "nginx" ? { ...settings, TRUST_PROXY: "1" } : settings);
	const limit = await withMemoryLimit(MEMORY_LIMIT_MB, instance.start);
	const edge = where === "nginx" ? await startEdge([port], { workers: "auto" }) : undefined;
	const stop = async () => {
		await edge?.stop();
		await instance.stop();
		limit.end();
	};
	return { site: edge?.url ?? instance.url, pid: instance.pid(), limit, stop };
}
