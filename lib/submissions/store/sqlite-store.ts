import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { SQLITE } from "#lib/submissions/store/dialect";
import { type RowStore, rowOperations } from "#lib/submissions/store/operations";
import type { Answer, Call } from "#lib/submissions/store/sqlite-worker";

/** Loaded by Node itself, from its file. */
const WORKER = join(process.cwd(), "lib/submissions/store/sqlite-worker.ts");

const CALLS = Object.keys(rowOperations(SQLITE)) as Call["name"][];

/**
 * The rows of a single instance, in a SQLite file that a separate thread reads and writes, so that neither a slow disk nor another
 * process's lock delays pages. Rejects if the file cannot be opened. If the thread ends, calls in progress fail and the next call
 * starts a new one.
 */
export async function openSqliteRows(
	path: string,
	{ maxPages }: { maxPages?: number } = {},
): Promise<RowStore> {
	let thread = startThread(path, maxPages);
	await thread;
	let isClosed = false;

	/** The thread; after it has ended, a new one, which concurrent callers share. */
	async function running() {
		const asked = thread;
		const found = await asked.catch(() => undefined);
		if (found && !found.hasEnded()) return found;
		if (thread === asked) thread = startThread(path, maxPages);
		return thread;
	}

	async function call(name: Call["name"], given: unknown[]): Promise<unknown> {
		if (isClosed) throw new Error("the store is closed");
		return (await running()).call(name, given);
	}

	const calls = CALLS.map((name) => [name, (...given: unknown[]) => call(name, given)]);
	return {
		...(Object.fromEntries(calls) as Omit<RowStore, "close">),
		close: async () => {
			if (isClosed) return;
			const closing = call("close", []);
			isClosed = true;
			await closing;
		},
	};
}

/** Resolves when the file is open. Only calls in progress keep the process alive. */
async function startThread(sqlitePath: string, maxPages: number | undefined) {
	// Resolved at run time, so that no bundler finds or rewrites the worker.
	const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
	const worker: Worker = new Thread(WORKER, { workerData: { sqlitePath, maxPages }, execArgv: [] });
	const inFlight = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
	let lastNumber = 0;
	let end: Error | undefined;

	worker.on("message", (answer: Answer) => {
		const asker = inFlight.get(answer.number);
		inFlight.delete(answer.number);
		if (inFlight.size === 0) worker.unref();
		if (!asker) return;
		if ("error" in answer) asker.reject(errorOf(answer.error));
		else asker.resolve(answer.result);
	});
	const fail = (error: Error) => {
		end ??= error;
		for (const { reject } of inFlight.values()) reject(error);
		inFlight.clear();
	};
	worker.on("error", fail);
	worker.on("exit", () =>
		fail(errorOf({ message: "the thread of the store has ended", code: "STORE_ENDED" })),
	);

	const answerTo = (number: number) =>
		new Promise<unknown>((resolve, reject) => {
			inFlight.set(number, { resolve, reject });
			worker.ref();
		});
	await answerTo(0);
	return {
		hasEnded: () => end !== undefined,
		call: (name: Call["name"], given: unknown[]): Promise<unknown> => {
			if (end) return Promise.reject(end);
			lastNumber += 1;
			const answered = answerTo(lastNumber);
			const askedAt = process.hrtime.bigint();
			worker.postMessage({ number: lastNumber, name, given, askedAt } satisfies Call);
			return answered;
		},
	};
}

const errorOf = ({ message, code }: { message: string; code: string | undefined }): Error =>
	Object.assign(new Error(message), { code });
