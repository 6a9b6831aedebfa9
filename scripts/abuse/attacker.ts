import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/**
 * Starts an attack (see `attack.ts`) in a separate process. `stop` ends it; both it and `ended` resolve with the number of its
 * connections that were open at its end.
 */
export function startAttack(kind: string, site: string, seconds: number) {
	const script = fileURLToPath(new URL("./attack.ts", import.meta.url));
	const child = fork(script, [kind, site.replace("localhost", "127.0.0.1"), String(seconds)]);
	// An attacker is on a machine of its own, and takes no processor from the site or from the visitors who are watched.
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const kill = () => void child.kill("SIGKILL");
	process.once("exit", kill);
	let open = 0;
	child.on("message", (left: number) => {
		open = left;
	});
	const ended = once(child, "close").then(() => {
		process.off("exit", kill);
		return open;
	});
	const stop = () => {
		child.kill("SIGTERM");
		return ended;
	};
	return { ended, stop };
}
