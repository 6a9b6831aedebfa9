import { ApplicationReply } from "#components/careers/application-reply";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { replyMetadata, storedReplyPage } from "#lib/submissions/response/reply-page";
import { decodedSegment } from "#lib/web/path-segment";

export const generateMetadata = replyMetadata("Your application");

/** The reply to an application: its receipt, or the form to correct. */
export default async function ApplicationReplyPage({ params }: PageProps<"/careers/[id]/reply/[reply]">) {
	const { id: segment, reply } = await params;
	const id = decodedSegment(segment);
	const replyPage = await storedReplyPage(reply);
	const job = replyPage && (await attempt(getJob(id)));
	return <ApplicationReply id={id} job={job?.ok ? job.value : undefined} replyPage={replyPage} />;
}
