import { Worker } from "node:worker_threads";
import { log } from "#lib/platform/log";
import { type InspectionJob, READY } from "#lib/submissions/cv/inspection-job";
import type { CvVerdict } from "#lib/submissions/model/cv-findings";
import { type Signature, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

/** A CV of 5 MB takes a few tenths of a second. */
const DEADLINE_MS = 5_000;
/** A new thread loads its code first, which takes a quarter of a second, or seconds on an overloaded machine. */
const START_MS = 20_000;
/** How long a file waits for earlier ones. The visitor waits too. */
const QUEUE_MAX_MS = 15_000;
/** The longest that a visitor waits: in the queue, until the file before it ends, or for its own inspection by a new thread. */
export const LONGEST_INSPECTION_MS = QUEUE_MAX_MS + START_MS + DEADLINE_MS;
const HEAP_MAX_MB = 128;
/** The parsers remember every name they have seen, so the thread is replaced before that grows. */
const BYTES_PER_THREAD = 64 * 1024 * 1024;
const IDLE_MS = 10_000;

type Thread = { worker: Worker; isReady: boolean; bytes: number; idle: NodeJS.Timeout | undefined };
let thread: Thread | undefined;

type Waiting = { giveUpAt: number; inspect: () => Promise<void> };
/** The files of each network in order, and the networks in the order of their next turns. */
const queue = new Map<string, Waiting[]>();
let isInspecting = false;

/**
 * Determines what a file is and what it can do from its content alone, ignoring its name and the browser's type. One file at a
 * time is in memory, inspected in a thread with a deadline and a memory limit. Networks take turns, so that one that sends files
 * made to be slow holds up others by one file only. A file that exceeds the limits, or would wait too long for its turn, is
 * quarantined as not inspected. `read` may be called late; its errors propagate. Tests shorten `deadlineMs`.
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
		return inThread(signature, new Uint8Array(content), deadlineMs);
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

function inThread(
	signature: Signature,
	content: InspectionJob["content"],
	deadlineMs: number,
): Promise<CvVerdict> {
	const current = threadFor(content.length);
	const { worker } = current;
	return new Promise((resolve) => {
		let deadline: NodeJS.Timeout;
		const end = (verdict: CvVerdict, isThreadGood: boolean) => {
			clearTimeout(deadline);
			worker.off("message", onMessage).off("error", onDeath).off("exit", onDeath);
			if (isThreadGood) rest(current);
			else dismiss(current);
			resolve(verdict);
		};
		const giveUpAfter = (ms: number) => {
			clearTimeout(deadline);
			deadline = setTimeout(() => end(uninspected(signature, "time"), false), ms);
		};
		const begin = () => {
			current.isReady = true;
			giveUpAfter(deadlineMs);
			worker.postMessage({ signature, content } satisfies InspectionJob, [content.buffer]);
		};
		const onMessage = (message: CvVerdict | typeof READY) =>
			message === READY ? begin() : end(message, true);
		const onDeath = () => end(uninspected(signature, "memory"), false);
		worker.on("message", onMessage).on("error", onDeath).on("exit", onDeath);
		if (current.isReady) begin();
		else giveUpAfter(START_MS);
	});
}

function threadFor(bytes: number): Thread {
	if (thread && thread.bytes + bytes > BYTES_PER_THREAD) dismiss(thread);
	thread ??= {
		worker: new Worker(new URL("./inspection-worker.ts", import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
		}),
		isReady: false,
		bytes: 0,
		idle: undefined,
	};
	clearTimeout(thread.idle);
	thread.worker.ref();
	thread.bytes += bytes;
	return thread;
}

/** Keeps a thread for the next file for a short time, without keeping the process alive. */
function rest(resting: Thread) {
	resting.worker.unref();
	resting.idle = setTimeout(() => dismiss(resting), IDLE_MS);
	resting.idle.unref();
}

function dismiss(dismissed: Thread) {
	clearTimeout(dismissed.idle);
	if (thread === dismissed) thread = undefined;
	// A thread that ran out of memory reports it again while it exits.
	dismissed.worker.on("error", () => {});
	void dismissed.worker.terminate();
}

function uninspected(signature: Signature, reason: "queue" | "time" | "memory"): CvVerdict {
	log.warn({ signature, reason }, "file not inspected");
	return { outcome: "quarantined", type: TYPE_OF_SIGNATURE[signature], finding: "uninspected" };
}
