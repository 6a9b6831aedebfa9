import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export type Site = {
	url: string;
	/** The number of its process. */
	pid: number;
	/** Its output so far: its faults, and its log if the environment sets `LOG_LEVEL`. */
	output: () => string;
	stop: () => Promise<void>;
	/** Tells it to stop, as a host does. */
	terminate: () => void;
	/** Puts its clock ahead, if its environment says by how much (`clockToPutAhead`). */
	putClockAhead: () => void;
	/** Its exit code, once it has ended. */
	ended: Promise<number | null>;
};

/**
 * A separate server of the finished build with this environment, on a free loopback port, for tests of what the environment
 * changes. Its cache and data folder start empty. Unless `compressesWell`, it compresses pages with little effort. Rejects if it
 * does not answer within 30 seconds.
 */
export async function startSite(
	environment: Record<string, string>,
	{ host = "localhost", compressesWell = false }: { host?: string; compressesWell?: boolean } = {},
): Promise<Site> {
	const port = String(await freePort());
	const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
	const child = spawn(process.execPath, ["server.ts", "-H", host, "-p", port], {
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: port,
			LOG_LEVEL: "silent",
			DATA_DIR: dataDir,
			...environment,
			NODE_OPTIONS: [
				process.env.NODE_OPTIONS,
				environment.NODE_OPTIONS,
				!compressesWell && "--import=./e2e/quick-brotli.mjs",
			]
				.filter(Boolean)
				.join(" "),
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	// A test that fails half-way stops nothing, so the server must not outlive the test run.
	const kill = () => void child.kill("SIGKILL");
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk: Buffer) => {
			output += chunk;
		});
	}
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const url = `http://${host}:${port}`;
	await ready(child, url);
	return {
		url,
		pid: child.pid ?? 0,
		output: () => output,
		stop: async () => {
			await stop(child);
			rmSync(dataDir, { recursive: true, force: true });
		},
		terminate: () => void child.kill("SIGTERM"),
		putClockAhead: () => void child.kill("SIGUSR2"),
		ended,
	};
}

/** The site listens only after it has checked its settings. */
function ready(child: ChildProcess, url: string): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = "";
		const onOutput = (chunk: Buffer) => {
			output += chunk;
		};
		child.stdout?.on("data", onOutput);
		child.stderr?.on("data", onOutput);
		const stopAsking = new AbortController();
		const timer = setTimeout(() => fail("did not start"), 30_000);
		const fail = (what: string) => {
			stopAsking.abort();
			clearTimeout(timer);
			reject(new Error(`the site ${what}:\n${output}`));
		};
		child.once("close", () => fail("stopped"));
		void answers(`${url}/healthz`, stopAsking.signal).then(() => {
			clearTimeout(timer);
			resolve();
		});
	});
}

async function answers(url: string, signal: AbortSignal) {
	while (!signal.aborted) {
		const answer = await fetch(url, { signal }).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return new Promise<never>(() => {});
}

function stop(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null) return resolve();
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
		setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
	});
}
