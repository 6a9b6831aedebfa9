/**
 * `npm run test:hostile [-- --only=floods,slow,backend]`: what only shows under load, alone and behind nginx with the configuration
 * of `deploy/nginx`, on loopback only (`npm run build` first): floods and slow clients beside another visitor, and a backend whose
 * content attacks. Every check is bounded in count and time. Prints a line for each, and exits with 1 if anything was not as expected.
 * Without nginx (Debian: apt-get install nginx) it skips that part, and says so.
 */
import { parseArgs } from "node:util";
import { startSite } from "../e2e/site.ts";
import { startEdge } from "./cluster/edge.ts";
import { checkBackend } from "./hostile/backend.ts";
import { checkFloods, checkSlowClients } from "./hostile/floods.ts";
import { isInstalled } from "./is-installed.ts";
import { MEMORY } from "./memory-settings.ts";
import { conclude } from "./verdict.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "backend,slow,floods" } } });
const wanted = values.only.split(",");
// When told to stop, it ends its servers too.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

if (wanted.includes("backend")) await checkBackend();
if (wanted.includes("slow") || wanted.includes("floods")) {
	await attack("bare");
	if (isInstalled("nginx", "-v")) await attack("nginx");
	else console.log("skipped: nothing was tested behind nginx, which is not installed");
}
conclude("The site held.");

/** A site beside the same site once more, which nobody attacks. */
async function attack(where: Where) {
	const site = await startedSite(where);
	const bystander = await startedSite(where);
	if (wanted.includes("slow")) await checkSlowClients(where, site.url);
	// The last, since floods use up hourly limits.
	if (wanted.includes("floods")) await checkFloods(where, site.url, bystander.url);
	await bystander.stop();
	await site.stop();
}

type Where = "bare" | "nginx";

async function startedSite(where: Where) {
	const proxies = where === "nginx" ? "1" : "0";
	const settings = { ...MEMORY, API_BASE_URL: "", TRUST_PROXY: proxies };
	const site = await startSite(settings, { host: "127.0.0.1", compressesWell: true });
	const port = Number(new URL(site.url).port);
	const edge = where === "nginx" ? await startEdge([port], { workers: "auto" }) : undefined;
	const stop = async () => {
		await edge?.stop();
		await site.stop();
	};
	return { url: edge?.url ?? site.url, stop };
}
