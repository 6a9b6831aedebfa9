/**
 * `npm run serve [-- options of server.ts]`: the finished build. npm starts this script with the settings of
 * `deploy/memory.env`. Node has applied its own by then, but glibc reads `MALLOC_…` before Node starts, so the process is
 * replaced by one that begins with all of them. Windows cannot replace a process, and has no glibc.
 */
import { join } from "node:path";

const server = join(import.meta.dirname, "../server.ts");
if (process.execve && process.platform !== "win32")
	process.execve(process.execPath, [process.execPath, server, ...process.argv.slice(2)], process.env);
else await import("../server.ts");
