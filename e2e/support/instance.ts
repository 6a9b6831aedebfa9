import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import "./no-env-files.ts";

/**
 * A server of the built site on a fixed port, so that it can be stopped, killed and started again, even from another build.
 */
export type Instance = {
	port: number;
	url: string;
	/** Resolves when it is ready for visitors. */
	start: (build?: string) => Promise<void>;
	/** Stops it, as a host does; returns how long that took and the exit code. */
	stop: () => Promise<{ ms: number; code: number | null }>;
	kill: () => Promise<void>;
	/** The number of the last process; 0 before the first. */
	pid: () => number;
	/** The output of the last process. */
	output: () => string;
};

const START_MS = 60_000;
const ASK_MS = 20;

/**
 * An instance with these settings, not started yet. A build is a folder of the whole project with `.next`. With `socket`, the number
 * of a file descriptor that listens on that port, it gets its connections from there, as from systemd. Another `program` than the
 * site's listens on that port itself. The instance has started when it answers `signOfLife`.
 */
export function instanceOn(
	port: number,
	settings: Record<string, string>,
	{
		socket,
		host = "127.0.0.1",
		program = ["server.ts", "-H", host, "-p", String(port)],
		signOfLife = "/readyz",
	}: { socket?: number; host?: string; program?: readonly string[]; signOfLife?: string } = {},
): Instance {
	let child: ChildProcess | undefined;
	let output = "";
	const url = `http://${host}:${port}`;

	const ended = async (signal: NodeJS.Signals) => {
		if (!child || child.exitCode !== null || child.signalCode !== null) return { ms: 0, code: null };
		const startedAt = performance.now();
		const exit = once(child, "exit") as Promise<[number | null]>;
		child.kill(signal);
		const [code] = await exit;
		return { ms: performance.now() - startedAt, code };
	};

	return {
		port,
		url,
		start: async (build = process.cwd()) => {
			output = "";
			const server = [process.execPath, ...program];
			const [command = "", ...args] =
				socket === undefined
					? server
					: ["/bin/sh", "-c", 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"', ...server];
			const started = spawn(command, args, {
				cwd: build,
				env: {
					...process.env,
					NODE_ENV: "production",
					PORT: String(port),
					LOG_LEVEL: "error",
					...settings,
				},
				stdio: ["ignore", "pipe", "pipe", ...(socket === undefined ? [] : [socket])],
			});
			child = started;
			// The caller may fail half-way and stop nothing.
			const kill = () => void started.kill("SIGKILL");
			process.once("exit", kill);
			const closed = once(started, "close").then(() => process.off("exit", kill));
			for (const stream of [started.stdout, started.stderr]) {
				stream?.on("data", (chunk: Buffer) => {
					output += chunk;
				});
			}
			const late = AbortSignal.timeout(START_MS);
			while (!late.aborted && started.exitCode === null) {
				const response = await fetch(url + signOfLife, { signal: late }).catch(() => undefined);
				if (response?.ok) return;
				await wait(ASK_MS);
			}
			if (started.exitCode !== null) await closed;
			throw new Error(`the instance on ${port} did not start:\n${output}`);
		},
		stop: () => ended("SIGTERM"),
		kill: async () => void (await ended("SIGKILL")),
		pid: () => child?.pid ?? 0,
		output: () => output,
	};
}
