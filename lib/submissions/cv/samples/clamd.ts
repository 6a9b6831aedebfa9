import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { clamdScanner } from "#lib/submissions/cv/scanner";

/** What the only signature of the tests finds. */
export const VIRUS = "a-virus-of-the-tests-of-this-site";
export const NEEDS_CLAMD = "clamd is not installed (Debian: clamav-daemon)";

export const hasClamd = (): boolean => {
	try {
		execFileSync("sh", ["-c", "command -v clamd || test -x /usr/sbin/clamd"]);
		return true;
	} catch {
		return false;
	}
};

export type Clamd = {
	socket: string;
	/** Answers nobody until `resume`. */
	pause: () => void;
	resume: () => void;
	stop: () => Promise<void>;
};

/** Debian's scanner with that signature, on a socket of its own. Resolves when it answers. */
export async function startClamd(): Promise<Clamd> {
	const folder = await mkdtemp(join(tmpdir(), "clamd-"));
	const socket = join(folder, "socket");
	const config = join(folder, "clamd.conf");
	await writeFile(join(folder, "tests.ndb"), `Site.Tests.Virus:0:*:${Buffer.from(VIRUS).toString("hex")}\n`);
	await writeFile(
		config,
		`Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${socket}\nStreamMaxLength 6M\nMaxThreads 2\n`,
	);
	const clamd = spawn("clamd", ["--config-file", config], {
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
		stdio: "ignore",
	});
	const kill = () => void clamd.kill("SIGKILL");
	process.once("exit", kill);
	const scan = clamdScanner(socket, 2_000);
	for (let tries = 0; tries < 100 && (await scan(async () => Buffer.from("x"))); tries++) await wait(200);
	return {
		socket,
		pause: () => void clamd.kill("SIGSTOP"),
		resume: () => void clamd.kill("SIGCONT"),
		stop: async () => {
			process.off("exit", kill);
			const exit = once(clamd, "exit");
			kill();
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
