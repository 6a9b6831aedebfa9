import type { Metadata } from "next";
import { cache } from "react";
import { submissionService } from "#lib/submissions/service";

/** The reply stored under this id, read once for a page and its head; undefined after an hour. */
export const keptReply = cache(async (id: string) => (await submissionService()).replies.find(id));

/** The head of a reply page: not indexed, with a title that says at once if something is wrong. */
export async function replyMetadata(title: string, id: string): Promise<Metadata> {
	const isFailure = (await keptReply(id))?.reply.outcome === "failure";
	return { title: isFailure ? `Error: ${title}` : title, robots: { index: false } };
}
