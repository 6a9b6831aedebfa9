import type { Metadata } from "next";
import { cache } from "react";
import { isFailure } from "#lib/submissions/model/reply";
import { submissionService } from "#lib/submissions/service";

/** The reply page stored under this id, read once for the page and its head; undefined once it has expired. */
export const storedReplyPage = cache(async (id: string) => (await submissionService()).replyPages.find(id));

/** `generateMetadata` of a reply page: not indexed, with a title that says at once if something is wrong. */
export const replyMetadata =
	(title: string) =>
	async ({ params }: { params: Promise<{ reply: string }> }): Promise<Metadata> => {
		const stored = await storedReplyPage((await params).reply);
		return { title: stored && isFailure(stored.reply) ? `Error: ${title}` : title, robots: { index: false } };
	};
