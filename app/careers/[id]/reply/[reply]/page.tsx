import ApplicationForm from "#components/careers/application-form.island";
import { Page } from "#components/page/page";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { Container } from "#components/ui/container";
import { Enhanced, Island } from "#components/ui/island";
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
			{(response) => (
				<Page title="Your application" intro={title} trail={trail}>
					<Container className="py-10 md:py-16">
						<div className="max-w-2xl">
							<Enhanced name="typed-values" when="idle">
								<Island name="application-form" when="interaction" replays="submits">
									<ApplicationForm job={{ id, title }} response={response} />
								</Island>
							</Enhanced>
						</div>
					</Container>
				</Page>
			)}
		</ReplyScreen>
	);
}
