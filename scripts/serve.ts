/**
 * `npm run serve [-- options of server.ts]`: the finished build; with `--check` alone, only whether it would start (`serve-check.ts`).
 * npm starts this script with the settings of `deploy/memory.env`. Node has applied its own by then, but glibc reads `MALLOC_…` before
 * Node starts, so the process is replaced by one that begins with all of them. Windows cannot replace a process, and has no glibc.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const server = join(import.meta.dirname, "../server.ts");
if (process.argv.includes("--check")) {
	const script = ["--conditions=react-server", "--no-warnings", join(import.meta.dirname, "serve-check.ts")];
	process.exitCode = spawnSync(process.execPath, script, { stdio: "inherit" }).status ?? 1;
} else if (process.execve && process.platform !== "win32")
	process.execve(process.execPath, [process.execPath, server, ...process.argv.slice(2)], process.env);
else await import("../server.ts");
