import type { Metadata } from "next";
import { cache } from "react";
import { submissionService } from "#lib/submissions/service";

/** The reply that is kept under this id, read once for a page and its head; undefined when its hour is over. */
export const keptReply = cache(async (id: string) => (await submissionService()).replies.find(id));

/** The head of the page of a kept reply: nothing for the index, and a title that tells at once when something is wrong. */
export async function replyMetadata(title: string, id: string): Promise<Metadata> {
	const isFailure = (await keptReply(id))?.reply.outcome === "failure";
	return { title: isFailure ? `Error: ${title}` : title, robots: { index: false } };
}
