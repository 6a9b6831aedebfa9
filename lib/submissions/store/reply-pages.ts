import { randomBytes } from "node:crypto";
import { RECEIPT_DAYS } from "#lib/company/limits";
import { DAY_MS, HOUR_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { Reply } from "#lib/submissions/model/reply";
import type { SubmissionStore } from "#lib/submissions/store/store";

/** A receipt, or for a visitor without script a form to correct: the reply, and the input, but no file. */
type Content = {
	reply: Reply;
	/** The input to refill the fields with. */
	values: Readonly<Record<string, string>>;
};

/** A stored reply page. A form to correct sends its id along, so that it goes when the corrected form has come. */
export type ReplyPage = Content & { id: string };

/** Stores reply pages where every instance finds them. */
export function createReplyPages(store: SubmissionStore) {
	return {
		/**
		 * Stores a page, which holds what was typed, for an hour, a receipt for thirty days, and returns its id: 128 random bits, the
		 * only thing in its URL. Rejects if the store fails.
		 */
		store: async ({ reply, values }: Content): Promise<string> => {
			const id = randomBytes(16).toString("base64url");
			const forMs = reply.receipt ? RECEIPT_DAYS * DAY_MS : HOUR_MS;
			await store.storeReplyPage(id, JSON.stringify({ reply, values }), forMs);
			return id;
		},
		/** Undefined if there is none, or if it has expired. */
		find: async (id: string): Promise<ReplyPage | undefined> => {
			if (!ID.test(id)) return undefined;
			const content = await store.findReplyPage(id);
			return content === undefined ? undefined : { ...(JSON.parse(content) as Content), id };
		},
		/** Deletes a page. */
		remove: async (id = ""): Promise<void> => {
			if (!ID.test(id)) return;
			// It expires by itself.
			await store
				.removeReplyPage(id)
				.catch((error) => log.error({ reason: errorName(error) }, "reply page not deleted"));
		},
	};
}

const ID = /^[\w-]{22}$/;
