import type { Metadata } from "next";
import { ApplicationScreen } from "#components/careers/application-screen";
import { AnswerNotFound } from "#components/page/answer-not-found";
import { ExpiredReply } from "#components/submissions/expired-reply";
import { ReceiptScreen } from "#components/submissions/receipt-screen";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { hasClosed } from "#lib/careers/closing-date";
import { keptReply, replyMetadata } from "#lib/submissions/reply-page";
import { decodedSegment, encodedSegment } from "#lib/web/path-segment";

export async function generateMetadata({
	params,
}: PageProps<"/careers/[id]/reply/[reply]">): Promise<Metadata> {
	return replyMetadata("Your application", (await params).reply);
}

/** The reply to an application sent without script. */
export default async function ApplicationReplyPage({ params }: PageProps<"/careers/[id]/reply/[reply]">) {
	const { id: segment, reply } = await params;
	const id = decodedSegment(segment);
	const kept = await keptReply(reply);
	if (!kept) {
		return (
			<AnswerNotFound>
				<ExpiredReply form={{ label: "Go back to the role", href: `/careers/${encodedSegment(id)}` }} />
			</AnswerNotFound>
		);
	}
	const reading = await attempt(getJob(id));
	const title = (reading.ok && reading.value?.title) || "This role";
	const trail = [
		{ label: "Careers", href: "/careers" },
		{ label: title, href: `/careers/${encodedSegment(id)}` },
	];
	const isClosed = reading.ok && reading.value !== undefined && hasClosed(reading.value);
	if (kept.reply.receipt || isClosed) {
		return (
			<ReceiptScreen
				form="application"
				title="Your application"
				trail={trail}
				reply={kept.reply}
				next={{ label: "See the open roles", href: "/careers" }}
			/>
		);
	}
	return <ApplicationScreen job={{ id, title }} trail={trail} kept={{ ...kept, id: reply }} />;
}
