import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("./server.ts", import.meta.url));

/** A process of the submission server that can be killed and started again on the same port. */
export type Site = { url: string; start: () => Promise<void>; kill: () => Promise<void> };

/** A site on this port with these settings, not started yet. */
export function siteOn(port: number, settings: Record<string, string>): Site {
	const url = `http://127.0.0.1:${port}`;
	let child: ChildProcess | undefined;
	process.once("exit", () => child?.kill("SIGKILL"));
	return {
		url,
		start: async () => {
			const started = spawn(process.execPath, ["--conditions=react-server", SERVER], {
				env: { ...process.env, SITE_URL: url, PORT: String(port), LOG_LEVEL: "silent", ...settings },
				stdio: ["ignore", "pipe", "inherit"],
			});
			child = started;
			await Promise.race([
				once(started.stdout, "data"),
				once(started, "exit").then(([code]) => {
					throw new Error(`the site ended with ${code}`);
				}),
			]);
		},
		kill: async () => {
			if (!child || child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, "exit");
			child.kill("SIGKILL");
			await ended;
		},
	};
}
