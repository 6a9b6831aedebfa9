import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "#lib/platform/log";
import { createTurns } from "#lib/platform/turns";
import type { CvVerdict } from "#lib/submissions/model/cv-findings";
import { type Signature, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

/** A CV of 5 MB takes a few tenths of a second. */
const CPU_SECONDS = 5;
/** By the clock, also for what waits instead of working. An overloaded machine takes seconds to start a process. */
const DEADLINE_MS = 20_000;
/** How long a file waits for earlier ones. The visitor waits too. */
const QUEUE_MAX_MS = 15_000;
/** The longest that a visitor waits: in the queue, and for the inspection. */
export const LONGEST_INSPECTION_MS = QUEUE_MAX_MS + DEADLINE_MS;
/** Loaded by Node itself, from its file. */
const PROGRAM = join(process.cwd(), "lib/submissions/cv/inspection.ts");
/**
 * Sets the limits that only the kernel can enforce, then becomes Node with a heap of 128 MB. Buffers are outside of that, and one
 * large allocation ends the whole process. Of the address space Node reserves 1,030 MB before it runs anything, most of which it
 * never touches. If memory runs out anyway, this process is the one to go.
 */
const WITH_LIMITS = `ulimit -c 0; ulimit -t ${CPU_SECONDS}; ulimit -v 1300000
echo 1000 > /proc/self/oom_score_adj
exec "$0" --max-old-space-size=128 --max-semi-space-size=4 --v8-pool-size=1 "$1"`;

/** By network, of all networks, and of files that were too late. */
const turns = createTurns();
const OF_ALL = "all";
const OF_LATE_ONES = "late";

/**
 * Determines what a file is and what it can do from its content alone, ignoring its name and the browser's type. One file at a
 * time is in memory, inspected in a process with a deadline and a memory limit. Networks take turns, so that one that sends files
 * made to be slow holds up others by one file only. A file that exceeds the limits, or would wait too long for its turn, has the
 * finding that it could not be looked into. `read` may be called late; its errors propagate.
 */
export async function inspectCv(read: () => Promise<Buffer>, network: string): Promise<CvVerdict> {
	const turn = turns.take(`network ${network}`).then(async (endOfNetwork) => {
		const end = await turns.take(OF_ALL);
		return () => {
			end();
			endOfNetwork();
		};
	});
	const inTime = await Promise.race([turn, wait(QUEUE_MAX_MS, undefined, { ref: false })]);
	if (!inTime) void turn.then((end) => end());
	const end = inTime ?? (await turns.take(OF_LATE_ONES));
	try {
		const content = await read();
		if (content.length === 0) return { outcome: "refused", reason: "empty" };
		const signature = signatureOf(content);
		if (!signature) return { outcome: "refused", reason: "type" };
		return inTime ? await inProcess(signature, content) : uninspected(signature, "queue");
	} finally {
		end();
	}
}

/** In a process of its own, whose death is a verdict, too. It gets none of this process's settings, which hold secrets. */
function inProcess(signature: Signature, content: Buffer): Promise<CvVerdict> {
	const node = [process.execPath, PROGRAM];
	const [command = "", ...args] =
		process.platform === "win32" ? node : ["/bin/sh", "-c", WITH_LIMITS, ...node];
	// Next's bundler would look for the program in its own way.
	const { spawn } = process.getBuiltinModule("node:child_process");
	const child = spawn(command, args, {
		env: {
			NODE_ENV: process.env.NODE_ENV,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			MALLOC_ARENA_MAX: "1",
			UV_THREADPOOL_SIZE: "1",
		},
		stdio: ["pipe", "pipe", "ignore"],
		timeout: DEADLINE_MS,
		killSignal: "SIGKILL",
	});
	let answer = "";
	child.stdout.setEncoding("utf8").on("data", (piece: string) => {
		answer += piece;
	});
	// A process that ends early closes its input; its end says the same.
	child.stdin.on("error", () => {}).end(content);
	return new Promise((resolve) => {
		const end = (code: number | null, reason: string | null) =>
			resolve(
				code === 0 ? (JSON.parse(answer) as CvVerdict) : uninspected(signature, String(reason ?? code)),
			);
		child.on("close", end).on("error", (error: NodeJS.ErrnoException) => end(null, error.code ?? error.name));
	});
}

/** `reason` is an exit code, a signal or a code of ours. */
function uninspected(signature: Signature, reason: string): CvVerdict {
	log.warn({ signature, reason }, "file not inspected");
	const where = reason === "queue" ? "too many files came at once" : "it took too much time or memory";
	return {
		outcome: "accepted",
		type: TYPE_OF_SIGNATURE[signature],
		findings: [{ kind: "uninspected", where }],
	};
}
