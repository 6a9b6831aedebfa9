import type { Metadata } from "next";
import { ComplaintsScreen } from "#components/complaints/complaints-screen";
import { AnswerNotFound } from "#components/page/answer-not-found";
import { ExpiredReply } from "#components/submissions/expired-reply";
import { ReceiptScreen } from "#components/submissions/receipt-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { keptReply, replyMetadata } from "#lib/submissions/reply-page";

export async function generateMetadata({
	params,
}: PageProps<"/complaints/reply/[reply]">): Promise<Metadata> {
	return replyMetadata("Your complaint", (await params).reply);
}

/** The reply to a complaint sent without script. */
export default async function ComplaintReplyPage({ params }: PageProps<"/complaints/reply/[reply]">) {
	const kept = await keptReply((await params).reply);
	if (!kept) {
		return (
			<AnswerNotFound>
				<ExpiredReply form={{ label: "Go to the complaint form", href: "/complaints#complain" }} />
			</AnswerNotFound>
		);
	}
	if (kept.reply.receipt) {
		return (
			<ReceiptScreen
				form="contact"
				title="Your complaint"
				trail={[{ label: SITE_PAGES.complaints.title, href: SITE_PAGES.complaints.path }]}
				reply={kept.reply}
				next={{ label: "Back to complaints", href: SITE_PAGES.complaints.path }}
			/>
		);
	}
	const branches = await attempt(getBranches());
	return (
		<ComplaintsScreen
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
			kept={kept}
		/>
	);
}
