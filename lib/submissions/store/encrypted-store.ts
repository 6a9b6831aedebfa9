import { DAY_MS } from "#lib/platform/durations";
import { log } from "#lib/platform/log";
import { type Keyring, keyIdOf, PREFIX_LENGTH } from "#lib/submissions/encryption/keyring";
import {
	COMMENTS_DAYS,
	COMMENTS_MAX,
	type CountedComment,
	type FeedbackComment,
} from "#lib/submissions/model/feedback";
import { type Content, SUBMISSION_STATES, type Submission } from "#lib/submissions/model/submission";
import { type Row, submissionOf, summaryOf } from "#lib/submissions/store/row";
import type { FeedbackRow, InsertedRow, RowStore } from "#lib/submissions/store/row-store";
import type { Ending, InsertResult, NewSubmission, SubmissionStore } from "#lib/submissions/store/store";

/**
 * The submission store on a database that never sees their content. Content, answers and reply pages are encrypted, each for its row and
 * column; values to search by are keyed hashes. Reference, kind, state, times and our words for failures are in clear. A row
 * that was not encrypted here cannot be read. Feedback comments hold nothing personal and are in clear.
 */
export function submissionStore(rows: RowStore, keyring: Keyring): SubmissionStore {
	const opened = (row: Row): Submission => submissionOf(row, openedColumns(row, keyring));
	const openedIf = (row: Row | undefined) => row && opened(row);

	return {
		insert: async (submission, windowMs) =>
			insertResult(await rows.insert(encryptedRow(submission, keyring), windowMs), opened),
		claim: async (limit, leaseMs) => {
			const claimed = await rows.claim(limit, leaseMs);
			// A submission that this instance cannot open is left to another one when its lease ends.
			return claimed.flatMap((row) => readable(row, opened));
		},
		finish: (id, attempt, ending) => rows.finish(id, attempt, encryptedEnding(id, ending, keyring)),
		noteFileUrl: (id, url) => rows.noteFileUrl(id, keyring.encrypt(url, columnOf("file_url", id))),
		release: rows.release,
		find: async (reference) => openedIf(await rows.find(reference)),
		findByFile: async (fileId) => openedIf(await rows.findByFile(fileId)),
		list: async ({ states = SUBMISSION_STATES, limit } = {}) =>
			(await rows.list(states, limit)).flatMap((row) => ifReadable(row, opened)),
		summary: async () => summaryOf(await rows.summary()),
		fileIds: async () => new Set(await rows.fileIds()),
		// Removed even if it cannot be opened: its id and file are known.
		purge: async (ageMs) => (await rows.purge(ageMs)).map(removedOf),
		remove: async (id) => {
			const removed = await rows.remove(id);
			return removed && removedOf(removed);
		},
		storeReplyPage: (id, content, forMs) => {
			const [hash = ""] = keyring.lookups("reply", id);
			return rows.storeReplyPage(hash, keyring.encrypt(content, columnOf("reply", id)), forMs);
		},
		findReplyPage: async (id) => {
			const content = await rows.findReplyPage(keyring.lookups("reply", id));
			return content && keyring.decrypt(content, columnOf("reply", id));
		},
		removeReplyPage: (id) => rows.removeReplyPage(keyring.lookups("reply", id)),
		countFeedback: (comment) => rows.countFeedback(comment, COMMENTS_MAX, COMMENTS_DAYS * DAY_MS),
		feedback: async () => (await rows.feedback()).map(commentOf),
		purgeReplyPages: rows.purgeReplyPages,
		checkWritable: rows.checkWritable,
		close: rows.close,
	};
}

/** The ids of the keys that encrypted any column of a row. */
export async function usedKeys(rows: RowStore): Promise<string[]> {
	const starts = await rows.encryptedPrefixes(PREFIX_LENGTH);
	return starts.flatMap((start) => keyIdOf(start) ?? []);
}

const commentOf = ({ kind, about, line, count, last_at }: FeedbackRow): CountedComment => ({
	kind: kind as FeedbackComment["kind"],
	about,
	line,
	count,
	lastAt: Number(last_at),
});

type EncryptedContent = Pick<NewSubmission, "topic" | "payload" | "file">;

function encryptedRow(submission: NewSubmission, keyring: Keyring) {
	const { id, reference, kind, topic, payload, file, idempotencyKey, digest, visitor } = submission;
	const content = { topic, payload, file } satisfies EncryptedContent;
	return {
		id,
		reference,
		kind,
		payload: keyring.encrypt(JSON.stringify(content), columnOf("payload", id)),
		fileId: file?.id ?? null,
		idempotencyKeys: idempotencyKey ? keyring.lookups("idempotency_key", idempotencyKey) : [],
		digests: keyring.lookups("digest", digest),
		visitors: keyring.lookups("visitor", visitor),
		isQuarantined: submission.isQuarantined,
		leaseMs: submission.leaseMs,
	};
}

function encryptedEnding(id: string, ending: Ending, keyring: Keyring): Ending {
	if (!("answer" in ending) || ending.answer === undefined) return ending;
	return { ...ending, answer: keyring.encrypt(ending.answer, columnOf("answer", id)) };
}

/** The columns of a row, opened. Throws `EncryptionError`. */
function openedColumns(row: Row, keyring: Keyring) {
	const { id } = row;
	const open = (name: string, text: string | null) =>
		text === null ? undefined : keyring.decrypt(text, columnOf(name, id));
	const { topic, payload, file } = JSON.parse(open("payload", row.payload) ?? "") as EncryptedContent;
	return {
		content: { kind: row.kind, topic, payload, file } as Content,
		answer: open("answer", row.answer),
		fileUrl: open("file_url", row.file_url),
	};
}

const columnOf = (name: string, id: string) => `${name} ${id}`;

function insertResult(inserted: InsertedRow, opened: (row: Row) => Submission): InsertResult {
	return "row" in inserted ? { result: inserted.result, submission: opened(inserted.row) } : inserted;
}

function readable(row: Row, opened: (row: Row) => Submission): Submission[] {
	try {
		return [opened(row)];
	} catch (error) {
		log.error({ id: row.id, reason: (error as { code?: string }).code }, "submission cannot be opened");
		return [];
	}
}

function ifReadable(row: Row, opened: (row: Row) => Submission): Submission[] {
	try {
		return [opened(row)];
	} catch {
		return [];
	}
}

const removedOf = ({ id, file_id }: Row) => ({ id, fileId: file_id ?? undefined });
