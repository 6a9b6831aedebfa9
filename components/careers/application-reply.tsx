import { JobApplication } from "#components/careers/job-application";
import { Page } from "#components/page/page";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { Container } from "#components/ui/container";
import type { Job } from "#lib/backend/careers";
import { hasClosed } from "#lib/careers/closing-date";
import { jobHref } from "#lib/careers/job-category";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";

type ApplicationReplyProps = {
	/** The id of the job. */
	id: string;
	/** Undefined if it could not be read. */
	job: Job | undefined;
	replyPage: ReplyPage | undefined;
};

/** The receipt of an application, or the form to correct. */
export function ApplicationReply({ id, job, replyPage }: ApplicationReplyProps) {
	const href = jobHref(id);
	const title = job?.title ?? "This role";
	const trail = [
		{ label: "Careers", href: "/careers" },
		{ label: title, href },
	];
	return (
		<ReplyScreen
			replyPage={replyPage}
			form="application"
			title="Your application"
			trail={trail}
			back={{ label: "Go back to the role", href }}
			next={{ label: "See the open roles", href: "/careers" }}
			isClosed={job && hasClosed(job)}
		>
			{(replyPage) => (
				<Page isTask title="Your application" intro={title} trail={trail}>
					<Container className="py-10 md:py-16">
						<div className="max-w-2xl">
							<JobApplication job={{ id, title }} replyPage={replyPage} />
						</div>
					</Container>
				</Page>
			)}
		</ReplyScreen>
	);
}
