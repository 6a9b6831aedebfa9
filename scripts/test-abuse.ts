/**
 * `npm run test:abuse [-- --only=floods,backend]`: attacks on the built site alone and behind nginx with the configuration of
 * `deploy/nginx`, on loopback only (`npm run build` first): floods and slow clients beside other visitors, and a backend whose content
 * attacks. Every attack takes a minute at most. Prints a line for each, and exits with 1 if anything was not as expected. Without
 * nginx (Debian: apt-get install nginx) it skips that part, and says so. `SEED=…` repeats the choices of an earlier run.
 */
import { parseArgs } from "node:util";
import { startEdge } from "../e2e/support/edge.ts";
import { isInstalled } from "../e2e/support/is-installed.ts";
import { startSite } from "../e2e/support/site.ts";
import { checkBackend } from "./abuse/backend.ts";
import { checkCacheFilling, checkFloods } from "./abuse/floods.ts";
import { MEMORY } from "./memory-settings.ts";
import { SEED } from "./random.ts";
import { conclude } from "./verdict.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "backend,floods" } } });
const wanted = values.only.split(",");
console.log(`SEED=${SEED}`);
// When it is stopped, it ends its servers, too.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

if (wanted.includes("backend")) await checkBackend();
if (wanted.includes("floods")) {
	const site = await startedSite("0");
	await checkFloods({ where: "bare", url: site.url, pid: site.pid });
	await site.stop();
	if (isInstalled("nginx", "-v")) await attackBehindNginx();
	else console.log("behind nginx, not run: needs nginx");
}
conclude("The site held.");

async function attackBehindNginx() {
	const site = await startedSite("1");
	const edge = await startEdge([Number(new URL(site.url).port)], { workers: "auto", pagesMaxSize: "64m" });
	const target = { where: "nginx", url: edge.url, pid: site.pid };
	await checkFloods(target);
	await checkCacheFilling(target, site.stop);
	await edge.stop();
}

function startedSite(proxies: string) {
	const settings = { ...MEMORY, API_BASE_URL: "", TRUST_PROXY: proxies };
	return startSite(settings, { host: "127.0.0.1", compressesWell: true });
}
