import { cpus, totalmem } from "node:os";

/** What figures were measured on: processor, memory and Node, and what else is given. */
export function machineText(...further: string[]): string {
	const processors = cpus();
	const gigabytes = Math.round(totalmem() / 1024 ** 3);
	return [
		`${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}`,
		`${gigabytes} GB`,
		`${process.platform} ${process.arch}`,
		`Node ${process.versions.node}`,
		...further,
	].join(", ");
}
