import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Site = {
	url: string;
	/** What it has written so far: its log, when the environment sets `LOG_LEVEL`. */
	output: () => string;
	stop: () => Promise<void>;
};

/**
 * A server of its own from the finished build, with this environment, on a free loopback port: for tests of what the
 * environment changes. Its cache and its data folder start empty. Rejects when it does not answer within 30 seconds.
 */
export async function startSite(environment: Record<string, string>): Promise<Site> {
	const port = String(await freePort());
	const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
	const child = spawn(
		process.execPath,
		["node_modules/next/dist/bin/next", "start", "-H", "localhost", "-p", port],
		{
			env: {
				...process.env,
				NODE_ENV: "production",
				PORT: port,
				LOG_LEVEL: "silent",
				DATA_DIR: dataDir,
				...environment,
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	let output = "";
	child.stdout.on("data", (chunk: Buffer) => {
		output += chunk;
	});
	await ready(child);
	return {
		url: `http://localhost:${port}`,
		output: () => output,
		stop: async () => {
			await stop(child);
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

function ready(child: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = "";
		const timer = setTimeout(() => reject(new Error(`the site did not start:\n${output}`)), 30_000);
		const onOutput = (chunk: Buffer) => {
			output += chunk;
			if (output.includes("Ready in")) {
				clearTimeout(timer);
				resolve();
			}
		};
		child.stdout?.on("data", onOutput);
		child.stderr?.on("data", onOutput);
		child.once("exit", () => reject(new Error(`the site stopped:\n${output}`)));
	});
}

function stop(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null) return resolve();
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
		setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
	});
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}
