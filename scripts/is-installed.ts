import { spawnSync } from "node:child_process";

/** Whether this machine has the command. The arguments must end it at once: `-v`. */
export function isInstalled(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { stdio: "ignore" }).error === undefined;
}
