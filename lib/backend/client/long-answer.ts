import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { BackendFailure } from "#lib/backend/client/failure";
import type { ListLimits } from "#lib/backend/client/json-stream";
import type { ListChanges } from "#lib/backend/client/list-changes";
import { listLimits } from "#lib/backend/client/list-sizes";
import type {
	AnswerMessage,
	Call,
	CallMessage,
	LongText,
	ParsedList,
} from "#lib/backend/client/long-answer-protocol";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";

/** A long text, read by another thread, which holds its items until they are fetched or dropped. */
export type LongAnswer = LongText & HeldList;

/** A long list that comes in pages. */
export type LongPages = HeldList & {
	/** How many bytes of pages can be of use. */
	maxBytes: number;
	/** Adds a page, short or long. Returns how many of its items are new. Throws a `SyntaxError` or a `BackendFailure`. */
	add: (page: { text: string; long?: undefined } | { long: HeldList }) => Promise<number>;
};

/** Items that another thread holds until they are fetched or dropped. */
export type HeldList = {
	/** The other thread's number for it. */
	job: number;
	/**
	 * Parses the items by the schema of the path's list, and stores the backend's own in the file of its last good answer if `head`
	 * gives the file's other fields. Undefined if the path has no list with a schema.
	 */
	parsed: (head?: object) => Promise<LongList | undefined>;
	/** The payload as the backend sent it. */
	raw: () => Promise<unknown>;
	/** Frees the other thread's memory of an answer that is not needed. */
	drop: () => void;
};

/** What memory keeps of a long list. */
export type LongList = ParsedList & { items: readonly unknown[] };

/** Loaded by Node itself, from its file. */
const WORKER = join(process.cwd(), "lib/backend/long-answer-worker.ts");
/** A thread without work ends, so that its memory is free again. Refreshing lists once a minute keeps it. */
const IDLE_MS = 90_000;
const HEAP_MAX_MB = 256;

/** Reads a long JSON text that begins with `held` and goes on with `rest`. Throws a `SyntaxError`, and whatever reading throws. */
export async function readLongAnswer(
	path: string,
	held: readonly Buffer[],
	rest: AsyncIterator<Buffer>,
): Promise<LongAnswer> {
	const job = newJob(path);
	try {
		await job.call({ name: "begin", path, limits: listLimits() });
		for (const chunk of held) await job.add(chunk);
		for (let next = await rest.next(); !next.done; next = await rest.next()) await job.add(next.value);
		return answerOf(job, (await job.call({ name: "end" })) as LongText);
	} catch (error) {
		job.drop();
		throw error;
	}
}

/** The stored list of a path with these changes, if any, and how many items more it has. Throws if there is no file. */
export async function readStoredList(
	path: string,
	changes?: ListChanges,
): Promise<LongAnswer & { added: number }> {
	const job = newJob(path);
	const text = (await job.call({ name: "load", path, limits: listLimits() })) as LongText;
	const added = changes ? ((await job.call({ name: "change", changes })) as number) : 0;
	return { ...answerOf(job, text), added };
}

/** A long list of which the pages are added one after the other. */
export async function readLongPages(path: string): Promise<LongPages> {
	const job = newJob(path);
	const { maxBytes } = (await job.call({ name: "pages", path, limits: listLimits() })) as ListLimits;
	return {
		maxBytes,
		...heldList(job, true),
		add: ({ ...page }) => {
			const added = page.long ? { job: page.long.job } : { text: page.text };
			return job.call({ name: "page", page: added }) as Promise<number>;
		},
	};
}

const answerOf = (job: Job, text: LongText): LongAnswer => ({
	...text,
	...heldList(job, text.size !== undefined),
});

function heldList(job: Job, isList: boolean): HeldList {
	return {
		job: job.number,
		parsed: async (head) => {
			const list = (await job.call({ name: "parse", head })) as ParsedList | undefined;
			return list && { ...list, items: Object.freeze(await job.batches()) };
		},
		raw: async () => {
			await job.call({ name: "raw" });
			const items = await job.batches();
			return isList ? items : items[0];
		},
		drop: job.drop,
	};
}

type Job = ReturnType<typeof newJob>;

function newJob(path: string) {
	const thread = runningThread();
	threads.lastJob += 1;
	const job = threads.lastJob;
	const call = async (what: Call, transferred: ArrayBuffer[] = []): Promise<unknown> => {
		const answer = await thread.call(job, what, transferred);
		if (answer === undefined) throw new BackendFailure("too large", path);
		if ("result" in answer) return answer.result;
		const { reason, isSyntax, message } = answer.fault;
		if (reason) throw new BackendFailure(reason, path);
		throw isSyntax ? new SyntaxError(message) : new Error(message);
	};
	return {
		number: job,
		call,
		add: (chunk: Buffer) => {
			// A copy, because the buffer may be part of a larger one that is still in use.
			const copy = new Uint8Array(chunk);
			return call({ name: "add", chunk: copy }, [copy.buffer]);
		},
		batches: async () => {
			const items: unknown[] = [];
			for (;;) {
				const batch = (await call({ name: "batch" })) as unknown[] | undefined;
				if (!batch) return items;
				items.push(...batch);
			}
		},
		drop: () => void thread.call(job, { name: "drop" }),
	};
}

type Thread = {
	/** Undefined if the thread has ended. */
	call: (job: number, call: Call, transferred?: ArrayBuffer[]) => Promise<AnswerMessage | undefined>;
};

/** The thread that runs, if any. */
export const threads = processWide("long-answer-thread", (): { running?: Thread; lastJob: number } => ({
	lastJob: 0,
}));

const runningThread = (): Thread => (threads.running ??= startThread());

function startThread(): Thread {
	// Resolved at run time, so that no bundler finds or rewrites the worker.
	const { Worker: NodeWorker } = process.getBuiltinModule("node:worker_threads");
	const worker: Worker = new NodeWorker(WORKER, {
		execArgv: ["--conditions=react-server"],
		resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 8 },
	});
	worker.unref();
	const underWay = new Map<number, (answer: AnswerMessage | undefined) => void>();
	let lastNumber = 0;
	let hasEnded = false;
	let idle: NodeJS.Timeout | undefined;

	const thread: Thread = {
		call(job, call, transferred = []) {
			if (hasEnded) return Promise.resolve(undefined);
			lastNumber += 1;
			const number = lastNumber;
			clearTimeout(idle);
			worker.ref();
			worker.postMessage({ number, job, call } satisfies CallMessage, transferred);
			return new Promise((resolve) => underWay.set(number, resolve));
		},
	};
	const end = () => {
		hasEnded = true;
		if (threads.running === thread) threads.running = undefined;
		for (const resolve of underWay.values()) resolve(undefined);
		underWay.clear();
	};
	worker.on("message", (answer: AnswerMessage) => {
		underWay.get(answer.number)?.(answer);
		underWay.delete(answer.number);
		if (underWay.size > 0) return;
		worker.unref();
		idle = setTimeout(() => {
			end();
			void worker.terminate();
		}, IDLE_MS).unref();
	});
	worker.on("error", (error: NodeJS.ErrnoException) => {
		log.error({ code: error.code }, "the thread that reads long answers has ended");
		end();
	});
	worker.on("exit", end);
	return thread;
}
