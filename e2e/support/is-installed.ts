import { spawnSync } from "node:child_process";

/** Whether this machine has the command. The arguments must end it at once: `-v`. */
export function isInstalled(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { stdio: "ignore" }).error === undefined;
}

/** Exits and says what to install. */
export function needs(program: string, debianPackage = program): void {
	if (isInstalled(program, "--version")) return;
	console.error(`This needs ${program} (Debian: apt-get install -y ${debianPackage}).`);
	process.exit(1);
}
