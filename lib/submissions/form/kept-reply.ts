import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { Reply } from "#lib/submissions/form/reply";
import type { SubmissionStore } from "#lib/submissions/store/store";

/** A reply for a visitor without script, shown on a separate page. It includes the input if it must be corrected, but no file. */
export type KeptReply = {
	reply: Reply;
	/** The input to refill the fields with. */
	values: Readonly<Record<string, string>>;
};

/** A reply as it is found again. A form to correct sends its id along, so that it goes when the corrected form has come. */
export type FoundReply = KeptReply & { id: string };

export type KeptReplies = ReturnType<typeof keptReplies>;

const KEPT_MS = 60 * 60_000;
/** Replies that a failing store could not keep. */
const IN_MEMORY_MAX = 200;

/**
 * Stores replies where every instance finds them. If the disk is full, the latest ones stay in memory, so that no visitor's
 * input is lost.
 */
export function keptReplies(store: SubmissionStore) {
	const inMemory = new LRUCache<string, string>({ max: IN_MEMORY_MAX, ttl: KEPT_MS });
	return {
		/** Stores a reply for an hour and returns its id: 128 random bits, the only thing in its address. */
		keep: async (reply: KeptReply): Promise<string> => {
			const id = randomBytes(16).toString("base64url");
			const content = JSON.stringify(reply);
			try {
				await store.keepReply(id, content, KEPT_MS);
			} catch (error) {
				log.error({ reason: errorName(error) }, "reply kept in memory only");
				inMemory.set(id, content);
			}
			return id;
		},
		/** Undefined if there is none, or if it has expired. */
		find: async (id: string): Promise<FoundReply | undefined> => {
			if (!ID.test(id)) return undefined;
			const content = inMemory.get(id) ?? (await store.findReply(id));
			return content === undefined ? undefined : { ...(JSON.parse(content) as KeptReply), id };
		},
		/** Forgets a reply. Accepts any form input. */
		remove: async (id: unknown): Promise<void> => {
			if (typeof id !== "string" || !ID.test(id)) return;
			inMemory.delete(id);
			// It expires by itself.
			await store
				.removeReply(id)
				.catch((error) => log.error({ reason: errorName(error) }, "reply not removed"));
		},
	};
}

const ID = /^[\w-]{22}$/;
