import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/** How many of its connections were cut, and how many were open at its end. */
type Seen = { cut: number; open: number };

/** Starts an attack (see `attack.ts`) in a separate process. `stop` ends it; `ended` and `stop` resolve with what it saw. */
export function startAttack(kind: string, site: string, seconds: number) {
	const script = fileURLToPath(new URL("./attack.ts", import.meta.url));
	const child = spawn(
		process.execPath,
		["--conditions=react-server", script, kind, site.replace("localhost", "127.0.0.1"), String(seconds)],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	// An attacker is on a machine of its own, and takes no processor from the site or from the visitors who are watched.
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const kill = () => void child.kill("SIGKILL");
	process.once("exit", kill);
	let output = "";
	child.stdout.on("data", (piece: Buffer) => {
		output += piece;
	});
	const ended = once(child, "close").then((): Seen => {
		process.off("exit", kill);
		return JSON.parse(output.trim().split("\n").at(-1) || '{"cut":0,"open":0}');
	});
	const stop = () => {
		child.kill("SIGTERM");
		return ended;
	};
	return { ended, stop };
}
