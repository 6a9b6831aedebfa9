import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openSqliteFile, type SqliteRows } from "./sqlite-rows.ts";

/**
 * The thread that owns the SQLite file. It may wait for the disk and other processes while the site keeps responding. Node runs this
 * file unbundled, for the site, the command line and tests alike, so it imports only Node's modules and its neighbours.
 */

export type Call = {
	number: number;
	name: Exclude<keyof SqliteRows, "waitAtMost">;
	given: unknown[];
	/** When it was requested, by `process.hrtime`, on which threads agree and which nobody sets. */
	askedAt: bigint;
};
export type Answer =
	| { number: number; result: unknown }
	| { number: number; error: { message: string; code: string | undefined } };

/** How long a call waits for earlier ones and then for another process that holds the lock. */
const WAIT_MS = 3_000;

if (parentPort && workerData?.sqlitePath) serve(parentPort, workerData);

function serve(port: MessagePort, { sqlitePath, maxPages }: { sqlitePath: string; maxPages?: number }) {
	const rows = openSqliteFile(sqlitePath, { maxPages });
	const answer = (what: Answer) => port.postMessage(what);
	port.on("message", ({ number, name, given, askedAt }: Call) => {
		try {
			const waitedMs = Number(process.hrtime.bigint() - askedAt) / 1e6;
			rows.waitAtMost(Math.max(0, WAIT_MS - waitedMs));
			answer({ number, result: (rows[name] as (...given: unknown[]) => unknown)(...given) });
		} catch (cause) {
			const { message, code } = cause as NodeJS.ErrnoException;
			answer({ number, error: { message, code } });
		}
		if (name === "close") port.close();
	});
	answer({ number: 0, result: "open" });
}
