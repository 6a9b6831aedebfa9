import { createReadStream } from "node:fs";
import { parentPort } from "node:worker_threads";
import { unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import {
	type JsonAnswer,
	type ListLimits,
	LongJsonReader,
	parseJson,
	readJson,
	timeOf,
} from "#lib/backend/client/json-stream";
import { storedFile, storeList } from "#lib/backend/client/last-good";
import { itemsNotIn, type ListChanges, withChanges } from "#lib/backend/client/list-changes";
import { listIndex } from "#lib/backend/client/list-index";
import type {
	AnswerMessage,
	Call,
	CallMessage,
	LongText,
	ParsedList,
} from "#lib/backend/client/long-answer-protocol";
import { parsePlaced } from "#lib/backend/fields";
import { listSchema } from "#lib/backend/readers";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
// Loads the schema of every list.
import "#lib/backend/contract";

/**
 * The thread that reads long answers. It splits the text as it arrives, parses the items, writes the backend's own into their file
 * and hands over what memory keeps of them, in batches. So neither the work nor its garbage delays visitors, and an answer that is
 * too much for its heap ends this thread, not the site.
 */

type Job = {
	path: string;
	limits: ListLimits;
	reader?: LongJsonReader;
	answer?: JsonAnswer;
	/** The ids of the items of a list that comes in pages. */
	ids?: Set<string>;
	batches: unknown[][];
};

const jobs = new Map<number, Job>();

parentPort?.on("message", async ({ number, job, call }: CallMessage) => {
	let answer: AnswerMessage;
	try {
		answer = { number, result: await resultOf(job, call) };
	} catch (error) {
		jobs.delete(job);
		const { message } = error as Error;
		const reason = error instanceof BackendFailure ? error.reason : undefined;
		answer = { number, fault: { reason, isSyntax: error instanceof SyntaxError, message } };
	}
	parentPort?.postMessage(answer);
});

async function resultOf(number: number, call: Call): Promise<unknown> {
	if (call.name === "begin" || call.name === "load" || call.name === "pages") {
		jobs.set(number, { path: call.path, limits: call.limits, batches: [] });
	}
	const job = jobs.get(number);
	if (!job) return undefined;
	switch (call.name) {
		case "begin":
			job.reader = new LongJsonReader(readLimits(job));
			return;
		case "add":
			return job.reader?.add(Buffer.from(call.chunk.buffer));
		case "end":
			return read(job, job.reader?.end());
		case "load": {
			const file = createReadStream(storedFile(job.path), { highWaterMark: FILE_CHUNK_BYTES });
			return read(job, await readJson(file, readLimits(job), "payload"));
		}
		case "pages":
			job.ids = new Set();
			job.answer = { digest: "", bytes: 0, payload: [] };
			return readLimits(job);
		case "page":
			return addPage(job, call.page);
		case "change":
			return change(job, call.changes);
		case "parse":
			return parse(job, call.head);
		case "raw": {
			const payload = job.answer?.payload;
			job.batches = Array.isArray(payload) ? batchesOf(payload) : [[payload]];
			return;
		}
		case "batch": {
			const batch = job.batches.shift();
			if (!batch) jobs.delete(number);
			return batch;
		}
		case "drop":
			jobs.delete(number);
	}
}

const FILE_CHUNK_BYTES = 256 * 1024;

/** A list whose long texts are cut afterwards is read whole, as far as answers may be. */
function readLimits({ path, limits }: Job): ListLimits {
	const isCut = (listSchema(path)?.longTexts.length ?? 0) > 0;
	return isCut ? { ...limits, maxBytes: environment().API_MAX_ANSWER_BYTES } : limits;
}

function read(job: Job, answer: JsonAnswer | undefined): LongText | undefined {
	job.reader = undefined;
	job.answer = answer;
	if (!answer) return undefined;
	const { digest, bytes, envelope, size } = answer;
	return { digest, bytes, envelope, size };
}

function addPage(job: Job, page: { text: string } | { job: number }): number {
	const payload = "text" in page ? parseJson(page.text) : jobs.get(page.job)?.answer?.payload;
	if ("job" in page) jobs.delete(page.job);
	const items = unwrapList(payload);
	const list = unwrapList(job.answer?.payload);
	if (!items || !list || !job.ids) throw new BackendFailure("malformed", job.path);
	const added = itemsNotIn(job.ids, items);
	for (const item of added) list.push(item);
	return added.length;
}

function change(job: Job, changes: ListChanges): number {
	const { answer } = job;
	const before = unwrapList(answer?.payload);
	if (!answer || !before) throw new BackendFailure("malformed", job.path);
	const payload = withChanges(before, changes);
	job.answer = { ...answer, payload, places: undefined };
	return payload.length - before.length;
}

/** Undefined if the answer is no list, or a list without a schema: then its reader parses it. */
async function parse(job: Job, head: object | undefined): Promise<ParsedList | undefined> {
	const { path, answer, limits } = job;
	const schema = listSchema(path);
	const list = unwrapList(answer?.payload);
	if (!answer || !schema || !list) return undefined;
	const parsed = await parsePlaced(list, schema.item, path);
	let places = answer.places ?? [];
	let storeFault: string | undefined;
	if (head) {
		try {
			places = await storeList(path, head, list);
		} catch (error) {
			places = [];
			storeFault = errorName(error);
		}
	}
	const placed = parsed.map(({ parsed, place }) => ({ parsed, place, time: timeOf(list[place]) }));
	const kept = listIndex(placed, schema.longTexts, limits);
	job.answer = undefined;
	job.batches = batchesOf(kept.map((item) => item.parsed));
	return {
		size: {
			items: answer.size?.items ?? list.length,
			bytes: answer.size?.bytes ?? answer.bytes,
			keptItems: kept.length,
			keptBytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
		},
		places: Uint32Array.from(kept.flatMap(({ place }) => [...(places[place] ?? [0, 0])])),
		storeFault,
	};
}

/** Small enough that receiving one takes a fraction of a time slice. */
const BATCH_ITEMS = 50;

const batchesOf = (items: readonly unknown[]): unknown[][] =>
	Array.from({ length: Math.ceil(items.length / BATCH_ITEMS) }, (_, at) =>
		items.slice(at * BATCH_ITEMS, (at + 1) * BATCH_ITEMS),
	);
