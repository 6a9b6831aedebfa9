import { join } from "node:path";
import { log } from "#lib/platform/log";
import type { CvVerdict } from "#lib/submissions/model/cv-findings";
import { type Signature, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

/** A CV of 5 MB takes a few tenths of a second. */
const CPU_SECONDS = 5;
/** By the clock, also for what waits instead of working. An overloaded machine takes seconds to start a process. */
const DEADLINE_MS = 20_000;
/** How long a file waits for earlier ones. The visitor waits too. */
const QUEUE_MAX_MS = 15_000;
/** The longest that a visitor waits: in the queue, until the file before it ends, or for its own inspection. */
export const LONGEST_INSPECTION_MS = QUEUE_MAX_MS + DEADLINE_MS;
const HEAP_MAX_MB = 128;
/** Node reserves 1,030 MB before it runs anything, most of which it never touches. */
const ADDRESS_SPACE_MAX_KB = 1_300_000;
const VERDICT_MAX_BYTES = 64 * 1024;

/** Loaded by Node itself, from its file. */
const PROGRAM = join(process.cwd(), "lib/submissions/cv/inspection-process.ts");
const NODE = [
	process.execPath,
	`--max-old-space-size=${HEAP_MAX_MB}`,
	"--max-semi-space-size=4",
	"--v8-pool-size=1",
	PROGRAM,
];
/**
 * Sets the limits that only the kernel can enforce, then becomes Node. Buffers are outside of its heap limit, and one large
 * allocation ends the whole process. If memory runs out anyway, this process is the one to go.
 */
const WITH_LIMITS = `ulimit -c 0; ulimit -t ${CPU_SECONDS}; ulimit -v ${ADDRESS_SPACE_MAX_KB}
echo 1000 > /proc/self/oom_score_adj
exec "$@"`;

type Waiting = { giveUpAt: number; inspect: () => Promise<void> };
/** The files of each network in order, and the networks in the order of their next turns. */
const queue = new Map<string, Waiting[]>();
let isInspecting = false;

/**
 * Determines what a file is and what it can do from its content alone, ignoring its name and the browser's type. One file at a
 * time is in memory, inspected in a process with a deadline and a memory limit. Networks take turns, so that one that sends files
 * made to be slow holds up others by one file only. A file that exceeds the limits, or would wait too long for its turn, has the
 * finding that it could not be looked into. `read` may be called late; its errors propagate. Tests shorten `deadlineMs`.
 */
export function inspectCv(
	read: () => Promise<Buffer>,
	{ network, deadlineMs = DEADLINE_MS }: { network: string; deadlineMs?: number },
): Promise<CvVerdict> {
	const giveUpAt = performance.now() + QUEUE_MAX_MS;
	const verdict = async (): Promise<CvVerdict> => {
		const content = await read();
		if (content.length === 0) return { outcome: "refused", reason: "empty" };
		const signature = signatureOf(content);
		if (!signature) return { outcome: "refused", reason: "type" };
		if (performance.now() > giveUpAt) return uninspected(signature, "queue");
		return inProcess(signature, content, deadlineMs);
	};
	return new Promise((resolve, reject) => {
		const files = queue.get(network) ?? [];
		files.push({ giveUpAt, inspect: () => verdict().then(resolve, reject) });
		queue.set(network, files);
		if (!isInspecting) void inspectWaiting();
	});
}

async function inspectWaiting() {
	isInspecting = true;
	for (let next = takeNext(); next; next = takeNext()) await next.inspect();
	isInspecting = false;
}

/** The next file of the network whose turn it is. A file that has waited too long comes first, since it takes no time. */
function takeNext(): Waiting | undefined {
	const turns = [...queue];
	const now = performance.now();
	const [network, files = []] =
		turns.find(([, [oldest]]) => oldest && oldest.giveUpAt < now) ?? turns[0] ?? [];
	if (network === undefined) return undefined;
	queue.delete(network);
	const next = files.shift();
	if (files.length > 0) queue.set(network, files);
	return next;
}

/** In a process of its own, whose death is a verdict, too. It gets none of this process's settings, which hold secrets. */
function inProcess(signature: Signature, content: Buffer, deadlineMs: number): Promise<CvVerdict> {
	const [command = "", ...args] =
		process.platform === "win32" ? NODE : ["/bin/sh", "-c", WITH_LIMITS, "sh", ...NODE];
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
		timeout: deadlineMs,
		killSignal: "SIGKILL",
	});
	let answer = "";
	child.stdout.setEncoding("utf8").on("data", (piece: string) => {
		answer += piece;
		if (answer.length > VERDICT_MAX_BYTES) child.kill("SIGKILL");
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
