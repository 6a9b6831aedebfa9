import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile, type SqliteRows } from "./sqlite-rows.ts";

/**
 * The thread that owns the SQLite file. It may wait for the disk and other processes while the site keeps responding.
 *
 * Writes that arrive together are committed together. A commit waits for the disk, milliseconds on a busy machine; writes that
 * arrive meanwhile go into the next one, so that a rush costs a few waits instead of one per visitor. Responses are sent only
 * after the commit.
 */

export type Call = {
	number: number;
	name: Exclude<keyof SqliteRows, "together">;
	given: unknown[];
	/** When it was requested, by `millisecondsNow`. */
	askedAt: number;
};
export type Answer =
	| { number: number; result: unknown }
	| { number: number; error: { message: string; code: string | undefined } };

/** Process-wide: threads agree on it, and nobody sets it. */
export const millisecondsNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);

const WRITE_WAIT_MS = 3_000;
/** Operations that are not writes, or cannot share a transaction with others. */
const ALONE = new Set<Call["name"]>([
	"find",
	"findByFile",
	"list",
	"summary",
	"fileIds",
	"findReply",
	"feedback",
	"sealStarts",
	"purge",
	"remove",
	"purgeReplies",
	"close",
]);

if (parentPort && workerData?.sqlitePath) serve(workerData);

function serve({ sqlitePath, maxPages }: { sqlitePath: string; maxPages?: number }) {
	const port = parentPort;
	if (!port) return;
	const rows = openSqliteFile(sqlitePath, { maxPages });
	let waiting: Call[] = [];

	const does = ({ name, given }: Call) => (rows[name] as (...given: unknown[]) => unknown)(...given);
	const answer = (what: Answer) => port.postMessage(what);
	const refuse = ({ number }: Call, cause: unknown) => {
		const { message, code } = cause as NodeJS.ErrnoException;
		answer({ number, error: { message, code } });
	};

	port.on("message", (call: Call) => {
		if (!ALONE.has(call.name)) {
			if (waiting.push(call) === 1) setImmediate(commit);
			return;
		}
		// Earlier requests run first.
		if (call.name === "close") commit();
		try {
			answer({ number: call.number, result: does(call) });
		} catch (error) {
			refuse(call, error);
		}
		if (call.name === "close") port.close();
	});

	function commit() {
		const group = waiting;
		waiting = [];
		if (group.length === 0) return;
		const waitedMs = (call: Call) => millisecondsNow() - call.askedAt;
		const leftMs = WRITE_WAIT_MS - Math.max(...group.map(waitedMs));
		try {
			const settlements = rows.together(
				group.map((call) => () => does(call)),
				Math.max(0, leftMs),
			);
			for (const [index, call] of group.entries()) {
				const settlement = settlements[index];
				if (settlement?.ok) answer({ number: call.number, result: settlement.result });
				else refuse(call, settlement?.error);
			}
		} catch (error) {
			const isLocked = /locked|busy/.test((error as Error).message);
			const canWait = (call: Call) => isLocked && waitedMs(call) < WRITE_WAIT_MS - 50;
			for (const call of group) if (!canWait(call)) refuse(call, error);
			// Later requests still have time.
			waiting = [...group.filter(canWait), ...waiting];
			if (waiting.length > 0) setImmediate(commit);
		}
	}
	answer({ number: 0, result: "open" });
}
