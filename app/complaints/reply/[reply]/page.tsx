import { ComplaintsScreen } from "#components/complaints/complaints-screen";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { replyMetadata, storedReplyPage } from "#lib/submissions/response/reply-page";

export const generateMetadata = replyMetadata("Your complaint");

/** The reply to a complaint: its receipt, or the form to correct. */
export default async function ComplaintReplyPage({ params }: PageProps<"/complaints/reply/[reply]">) {
	const { title, path } = SITE_PAGES.complaints;
	return (
		<ReplyScreen
			replyPage={await storedReplyPage((await params).reply)}
			form="contact"
			title="Your complaint"
			trail={[{ label: title, href: path }]}
			back={{ label: "Go to the complaint form", href: `${path}#complain` }}
			next={{ label: "Back to complaints", href: path }}
		>
			{async (replyPage) => (
				<ComplaintsScreen branches={await attempt(getBranches())} replyPage={replyPage} />
			)}
		</ReplyScreen>
	);
}
