import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/** How many of its connections were cut, and how many were open at its end. */
type Seen = { cut: number; open: number };

/** Starts an attack (see `attack.ts`) in a separate process. */
export function startAttack(kind: string, site: string, from: string, count: number) {
	const script = fileURLToPath(new URL("./attack.ts", import.meta.url));
	const child = spawn(
		process.execPath,
		["--conditions=react-server", script, kind, site.replace("localhost", "127.0.0.1"), from, String(count)],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	// An attacker is on a machine of its own, and takes no processor from the site or from the visitor who is watched.
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
	return {
		/** What the attack saw, once it has ended by itself. */
		ended,
		isOver: () => child.exitCode !== null,
		/** Ends the attack; returns what it saw until then. */
		stop: () => {
			child.kill("SIGTERM");
			return ended;
		},
	};
}
