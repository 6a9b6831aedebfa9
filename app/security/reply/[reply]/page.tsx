import { Page } from "#components/page/page";
import { FakeReportForm } from "#components/security/fake-report-form";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { Container } from "#components/ui/container";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { replyMetadata, storedReplyPage } from "#lib/submissions/response/reply-page";

export const generateMetadata = replyMetadata("Your report");

/** The reply to a report of a fake: its receipt, or the form to correct. */
export default async function FakeReplyPage({ params }: PageProps<"/security/reply/[reply]">) {
	const { title, path } = SITE_PAGES.security;
	const trail = [{ label: title, href: path }];
	return (
		<ReplyScreen
			replyPage={await storedReplyPage((await params).reply)}
			form="contact"
			title="Your report"
			trail={trail}
			back={{ label: "Go to the form", href: `${path}#fake-title` }}
			next={{ label: `Back to “${title}”`, href: path }}
		>
			{(replyPage) => (
				<Page isTask title="Your report" trail={trail}>
					<Container className="py-8 md:py-14">
						<FakeReportForm replyPage={replyPage} />
					</Container>
				</Page>
			)}
		</ReplyScreen>
	);
}
