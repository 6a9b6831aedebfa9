import { ApplicationScreen } from "#components/careers/application-screen";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { hasClosed } from "#lib/careers/closing-date";
import { replyMetadata, storedResponse } from "#lib/submissions/response/reply-page";
import { decodedSegment, encodedSegment } from "#lib/web/path-segment";

export const generateMetadata = replyMetadata("Your application");

/** The reply to an application sent without script. */
export default async function ApplicationReplyPage({ params }: PageProps<"/careers/[id]/reply/[reply]">) {
	const { id: segment, reply } = await params;
	const id = decodedSegment(segment);
	const href = `/careers/${encodedSegment(id)}`;
	const response = await storedResponse(reply);
	const reading = response && (await attempt(getJob(id)));
	const job = reading?.ok ? reading.value : undefined;
	const title = job?.title ?? "This role";
	const trail = [
		{ label: "Careers", href: "/careers" },
		{ label: title, href },
	];
	return (
		<ReplyScreen
			response={response}
			form="application"
			title="Your application"
			trail={trail}
			back={{ label: "Go back to the role", href }}
			next={{ label: "See the open roles", href: "/careers" }}
			isClosed={job && hasClosed(job)}
		>
			{(response) => <ApplicationScreen job={{ id, title }} trail={trail} response={response} />}
		</ReplyScreen>
	);
}
