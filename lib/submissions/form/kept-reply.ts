import { randomBytes } from "node:crypto";
import { log } from "#lib/platform/log";
import type { WaitingFile } from "#lib/submissions/cv/unowned-files";
import type { Reply } from "#lib/submissions/form/reply";
import type { SubmissionStore } from "#lib/submissions/store/store";

/**
 * A reply for a visitor without script, who reads it on a page of its own, with what they typed if it must be mended, and with
 * a good file that came with a form that was not: it need not be chosen again for a while.
 */
export type KeptReply = {
	reply: Reply;
	/** What to show in the fields again. */
	values: Readonly<Record<string, string>>;
} & Partial<WaitingFile>;

export type KeptReplies = {
	/** Keeps a reply for an hour and returns its id: 128 random bits, which are all that stands in the address. */
	keep(reply: KeptReply): Promise<string>;
	/** Undefined when there is none, or none any more. */
	find(id: string): Promise<KeptReply | undefined>;
	/** The file that came with the form of that reply. Takes whatever a form sent. */
	fileOf(id: unknown): Promise<WaitingFile | undefined>;
};

const KEPT_MS = 60 * 60_000;
/** Replies that a store that fails could not keep. */
const IN_MEMORY_MAX = 200;

/**
 * Keeps replies in the store, where every instance finds them. What was typed must not be lost for a full disk: then the
 * latest ones stay in memory.
 */
export function keptReplies(store: SubmissionStore): KeptReplies {
	const inMemory = new Map<string, { content: string; until: number }>();
	const find = async (id: string): Promise<KeptReply | undefined> => {
		if (!ID.test(id)) return undefined;
		const own = inMemory.get(id);
		const content = own && own.until > Date.now() ? own.content : await store.findReply(id);
		if (content === undefined) return undefined;
		const { file, fileUntil = 0, ...reply } = JSON.parse(content) as KeptReply;
		return file && fileUntil > Date.now() ? { ...reply, file, fileUntil } : reply;
	};
	return {
		keep: async (reply) => {
			const id = randomBytes(16).toString("base64url");
			const content = JSON.stringify(reply);
			try {
				await store.keepReply(id, content, KEPT_MS);
			} catch (error) {
				log.error(
					{ reason: (error as NodeJS.ErrnoException).code ?? "unknown" },
					"reply kept in memory only",
				);
				inMemory.set(id, { content, until: Date.now() + KEPT_MS });
				const [oldest] = inMemory.keys();
				if (inMemory.size > IN_MEMORY_MAX && oldest) inMemory.delete(oldest);
			}
			return id;
		},
		find,
		fileOf: async (id) => {
			const { file, fileUntil } = (typeof id === "string" && (await find(id))) || {};
			return file && fileUntil ? { file, fileUntil } : undefined;
		},
	};
}

const ID = /^[\w-]{22}$/;
