import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The control groups of Linux, of version 1 and 2: where they are, the file of the limit and of the highest use. */
const CONTROLLERS = [
	{ root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes", peak: "memory.max_usage_in_bytes" },
	{ root: "/sys/fs/cgroup", limit: "memory.max", peak: "memory.peak" },
];
const MEGABYTE = 1024 * 1024;

/**
 * Gives a process, and those that it starts from now on, so much memory together, as a container does: beyond it the kernel ends one
 * of them. Needs root and Linux; otherwise nothing is limited, and `seen` says so. Call `end` once the process has its figures read.
 */
export function limitMemory(pid: number, megabytes: number): { seen: () => string; end: () => void } {
	for (const { root, limit, peak } of CONTROLLERS) {
		const group = join(root, `hostile-${pid}`);
		try {
			mkdirSync(group);
			writeFileSync(join(group, limit), String(megabytes * MEGABYTE));
			writeFileSync(join(group, "cgroup.procs"), String(pid));
		} catch {
			continue;
		}
		return {
			seen: () => {
				const bytes = Number(readFileSync(join(group, peak), "utf8"));
				return `and the files they read ${Math.round(bytes / MEGABYTE)} MB of ${megabytes}, which the kernel enforced`;
			},
			end: () => {
				writeFileSync(join(root, "cgroup.procs"), String(pid));
				rmdirSync(group);
			},
		};
	}
	return { seen: () => "nothing was enforced, which needs root and control groups", end: () => {} };
}
