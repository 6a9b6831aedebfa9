import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** The processor time of a process so far, with all its threads, in seconds. NaN where there is no `/proc` (Linux has one). */
export async function processorSecondsOf(pid: number | string): Promise<number> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
	if (stat === undefined) return Number.NaN;
	// The kernel counts it in hundredths of a second, in fields 14 and 15. The name in brackets may contain anything.
	const fields = stat.replace(/^.*\) /s, "").split(" ");
	return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The most memory (RSS) that a process has had so far, in megabytes. Linux only. */
export function peakMemoryMb(pid: number): number {
	const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Math.round(Number(kb) / 1_024);
}
