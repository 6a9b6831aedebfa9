import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { clamdScanner } from "#lib/submissions/cv/scanner";
import { listen } from "../../../../e2e/support/listen.ts";

/** The text that the only signature of the tests finds, and its name. */
export const VIRUS = "a-virus-of-the-tests-of-this-site";
export const VIRUS_NAME = "Site.Tests.Virus";
export const NEEDS_CLAMD = "clamd is not installed (Debian: clamav-daemon)";

export const hasClamd = (): boolean => {
	try {
		execFileSync("sh", ["-c", "command -v clamd || test -x /usr/sbin/clamd"]);
		return true;
	} catch {
		return false;
	}
};

/** Debian's scanner with that signature and these further settings, on a socket of its own. Resolves when it responds. */
export async function startClamd(settings: string) {
	const folder = await mkdtemp(join(tmpdir(), "clamd-"));
	const socket = join(folder, "socket");
	const config = join(folder, "clamd.conf");
	await writeFile(join(folder, "tests.ndb"), `${VIRUS_NAME}:0:*:${Buffer.from(VIRUS).toString("hex")}\n`);
	await writeFile(
		config,
		`Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${socket}\nMaxThreads 2\n${settings}\n`,
	);
	const clamd = spawn("clamd", ["--config-file", config], {
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
		stdio: "ignore",
	});
	const kill = () => void clamd.kill("SIGKILL");
	process.once("exit", kill);
	const scan = clamdScanner(socket, 2_000);
	const isUp = async () => (await scan(async () => Buffer.from("x"))).outcome === "clean";
	for (let tries = 0; tries < 100 && !(await isUp()); tries++) await wait(200);
	return {
		socket,
		stop: async () => {
			process.off("exit", kill);
			const exit = once(clamd, "exit");
			kill();
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/**
 * Speaks the protocol of clamd on loopback. `respond` gets the whole file and returns the response, without its last byte; undefined
 * if it says nothing. `scanned` are the files that came.
 */
export async function startClamdStandIn(
	respond = (content: Buffer): string | undefined =>
		content.includes(VIRUS) ? `stream: ${VIRUS_NAME} FOUND` : "stream: OK",
) {
	const scanned: Buffer[] = [];
	let responding = respond;
	const server = createServer(async (socket: Socket) => {
		const content = await receive(socket).catch(() => undefined);
		const response = content && responding(content);
		if (content) scanned.push(content);
		if (response !== undefined) socket.end(`${response}\0`);
	});
	const { port, stop } = await listen(server);
	const change = (to: typeof respond) => {
		responding = to;
	};
	return { address: `127.0.0.1:${port}`, scanned, respond: change, stop };
}

/** The file of an `INSTREAM` command: chunks with their length before them, until one of length 0. */
async function receive(socket: Socket): Promise<Buffer | undefined> {
	const command = Buffer.from("zINSTREAM\0");
	const chunks: Buffer[] = [];
	let rest: Buffer = Buffer.alloc(0);
	let isBegun = false;
	for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		rest = Buffer.concat([rest, piece]);
		if (!isBegun && rest.length >= command.length) {
			if (!rest.subarray(0, command.length).equals(command)) return undefined;
			rest = rest.subarray(command.length);
			isBegun = true;
		}
		while (isBegun && rest.length >= 4 && rest.length >= 4 + rest.readUInt32BE()) {
			const length = rest.readUInt32BE();
			if (length === 0) return Buffer.concat(chunks);
			chunks.push(rest.subarray(4, 4 + length));
			rest = rest.subarray(4 + length);
		}
	}
	return undefined;
}
