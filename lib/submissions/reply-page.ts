import type { Metadata } from "next";
import { cache } from "react";
import { outsideRender } from "#lib/platform/request-context";
import { submissionService } from "#lib/submissions/service";

/** The reply stored under this id, read once for a page and its head; undefined after an hour. */
export const keptReply = cache((id: string) =>
	outsideRender(async () => (await submissionService()).replies.find(id)),
);

/** `generateMetadata` of a reply page: not indexed, with a title that says at once if something is wrong. */
export const replyMetadata =
	(title: string) =>
	async ({ params }: { params: Promise<{ reply: string }> }): Promise<Metadata> => {
		const isFailure = (await keptReply((await params).reply))?.reply.outcome === "failure";
		return { title: isFailure ? `Error: ${title}` : title, robots: { index: false } };
	};
