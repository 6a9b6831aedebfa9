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
const HEAP_MAX_MB = 128;
/** The parsers remember every name they have seen, so the thread is replaced before that grows. */
const BYTES_PER_THREAD = 64 * 1024 * 1024;
const IDLE_MS = 10_000;

type Thread = { worker: Worker; isReady: boolean; bytes: number; idle: NodeJS.Timeout | undefined };
let thread: Thread | undefined;
let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * Determines what a file is and what it can do from its content alone, ignoring its name and the browser's type. One file at a
 * time is in memory, inspected in a thread with a deadline and a memory limit. A file that exceeds them, or would wait too long
 * for its turn, is quarantined as not inspected. `read` may be called late; its errors propagate.
 * Tests shorten `deadlineMs`.
 */
export function inspectCv(
	read: () => Promise<Buffer>,
	{ deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Promise<CvVerdict> {
	const giveUpAt = performance.now() + QUEUE_MAX_MS;
	const inspection = async (): Promise<CvVerdict> => {
		const content = await read();
		if (content.length === 0) return { outcome: "refused", reason: "empty" };
		const signature = signatureOf(content);
		if (!signature) return { outcome: "refused", reason: "type" };
		if (performance.now() > giveUpAt) return uninspected(signature, "queue");
		return inThread(signature, new Uint8Array(content), deadlineMs);
	};
	const mine = lastInTurn.then(inspection, inspection);
	lastInTurn = mine.catch(() => {});
	return mine;
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
