import { spawn } from "node:child_process";

export type Result = { code: number; output: string };

/**
 * Runs a command, with these settings added to the environment, and returns its output, which may also be shown. npm has put the
 * project's binaries first on the PATH.
 */
export function run(
	[command = "", ...args]: string[],
	{ isShown = true, settings = {} }: { isShown?: boolean; settings?: Record<string, string> } = {},
): Promise<Result> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			stdio: ["ignore", "pipe", isShown ? "inherit" : "pipe"],
			shell: process.platform === "win32",
			env: { ...process.env, ...settings },
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (chunk: Buffer) => {
				output += chunk;
				if (isShown) process.stdout.write(chunk);
			});
		}
		child.once("error", (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
		child.once("close", (code) => resolve({ code: code ?? 1, output }));
	});
}
