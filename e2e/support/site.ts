import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { companyIdentity, identityVariable } from "#lib/company/identity";
import { freePort } from "./free-port.ts";
import { instanceOn } from "./instance.ts";
import { QUICK_BROTLI } from "./shortcuts.ts";
import { CLOCK_IS_AHEAD } from "./site-clock.ts";

/** It also stops at the end of a block that holds it by `await using`. */
export type Site = AsyncDisposable & {
	url: string;
	/** The number of its process. */
	pid: number;
	/** Its data folder, which is deleted when it stops, unless its environment names another. */
	dataDir: string;
	/** Its output so far: its errors, and its log if the environment sets `LOG_LEVEL`. */
	output: () => string;
	stop: () => Promise<void>;
	/** Stops it, as a host does, and returns its exit code. */
	terminate: () => Promise<number | null>;
	/**
	 * Puts its clock ahead, if its environment says by how much (`clockToPutAhead`). Resolves when it has: a busy process would handle a
	 * request that follows before the signal.
	 */
	putClockAhead: () => Promise<void>;
};

/**
 * A separate server of the finished build with this environment, on a free loopback port, for tests of what the environment
 * changes. Its cache and data folder start empty. With a backend the company has a record of its own: the sample's values. Unless
 * `compressesWell`, it compresses pages with little effort. Rejects if it does not answer within a minute.
 */
export async function startSite(
	environment: Record<string, string>,
	{ host = "localhost", compressesWell = false }: { host?: string; compressesWell?: boolean } = {},
): Promise<Site> {
	const ownFolder = mkdtempSync(join(tmpdir(), "site-data-"));
	const { DATA_DIR: dataDir = ownFolder } = environment;
	const options = [process.env.NODE_OPTIONS, environment.NODE_OPTIONS];
	if (!compressesWell) options.push(QUICK_BROTLI);
	const instance = instanceOn(
		await freePort(),
		{
			LOG_LEVEL: "silent",
			...(environment.API_BASE_URL && COMPANY),
			...environment,
			DATA_DIR: dataDir,
			NODE_OPTIONS: options.filter(Boolean).join(" "),
		},
		{ host, signOfLife: "/healthz" },
	);
	await instance.start();
	const stop = async () => {
		const late = setTimeout(instance.kill, 3_000);
		await instance.stop();
		clearTimeout(late);
		rmSync(ownFolder, { recursive: true, force: true });
	};
	return {
		url: instance.url,
		pid: instance.pid(),
		dataDir,
		output: instance.output,
		stop,
		[Symbol.asyncDispose]: stop,
		terminate: async () => (await instance.stop()).code,
		putClockAhead: async () => {
			const steps = () => instance.output().split(CLOCK_IS_AHEAD).length;
			const before = steps();
			process.kill(instance.pid(), "SIGUSR2");
			while (steps() === before) await wait(5);
		},
	};
}

const COMPANY = Object.fromEntries(
	Object.entries(companyIdentity({})).map(([field, value]) => [identityVariable(field), value ?? ""]),
);

export const REVALIDATE_SECRET = "a secret that publishers know";

export const METRICS_TOKEN = "a token for whoever watches";

/** The metrics of a site with `METRICS_TOKEN`. */
export async function metricsOf({ url }: { url: string }): Promise<string> {
	const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
	if (response.status !== 200) throw new Error(`/metrics answers with ${response.status}`);
	return response.text();
}

/** The site's response to publishers who announce a change. */
export const announceChange = (site: { url: string }, change: unknown, secret = REVALIDATE_SECRET) =>
	fetch(`${site.url}/api/revalidate`, {
		method: "POST",
		headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
		body: JSON.stringify(change),
	});
