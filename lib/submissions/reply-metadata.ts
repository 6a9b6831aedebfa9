import type { Metadata } from "next";
import { postOffice } from "#lib/submissions/post-office";

/** The head of the page of a kept reply: nothing for the index, and a title that tells at once when something is wrong. */
export async function replyMetadata(title: string, id: string): Promise<Metadata> {
	const kept = await (await postOffice()).replies.find(id);
	const isFailure = kept?.reply.outcome === "failure";
	return { title: isFailure ? `Error: ${title}` : title, robots: { index: false } };
}
