import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The control groups of Linux, of version 1 and 2: how a process names its own, where they are, the limit and the highest use. */
const CONTROLLERS = [
	{
		own: /:memory:(.*)/,
		root: "/sys/fs/cgroup/memory",
		limit: "memory.limit_in_bytes",
		peak: "memory.max_usage_in_bytes",
	},
	{ own: /^0::(.*)/m, root: "/sys/fs/cgroup", limit: "memory.max", peak: "memory.peak" },
];
const MEGABYTE = 1024 * 1024;

export type MemoryLimit = {
	/** The most memory that was in use, with the files that were read, or that nothing was limited. */
	seen: () => string;
	/** Call it once the processes have ended. */
	end: () => void;
};

/**
 * Gives the processes that `start` starts, and theirs, so much memory together, as a container does: beyond it the kernel ends one of
 * them. Needs root and Linux; otherwise nothing is limited.
 */
export async function withMemoryLimit(megabytes: number, start: () => Promise<void>): Promise<MemoryLimit> {
	for (const { own, root, limit, peak } of CONTROLLERS) {
		const group = join(root, `hostile-${process.pid}-${megabytes}-${Date.now()}`);
		const enter = (path: string) => writeFileSync(join(path, "cgroup.procs"), String(process.pid));
		let before = root;
		try {
			before = join(root, own.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1] ?? "");
			mkdirSync(group);
			writeFileSync(join(group, limit), String(megabytes * MEGABYTE));
			enter(group);
		} catch {
			continue;
		}
		// Processes begin in the group of the one that starts them.
		await start().finally(() => enter(before));
		return {
			seen: () => {
				const bytes = Number(readFileSync(join(group, peak), "utf8"));
				return `${Math.round(bytes / MEGABYTE)} of ${megabytes} MB with inspections and files, enforced by the kernel`;
			},
			end: () => rmdirSync(group),
		};
	}
	await start();
	return { seen: () => "no limit, which needs root and control groups", end: () => {} };
}
