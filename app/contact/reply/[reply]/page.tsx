import type { Metadata } from "next";
import { ContactScreen } from "#components/contact/contact-screen";
import { AnswerNotFound } from "#components/page/answer-not-found";
import { ExpiredReply } from "#components/submissions/expired-reply";
import { ReceiptScreen } from "#components/submissions/receipt-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { requestedAmount } from "#lib/contact/contact-request";
import { contactTab } from "#lib/contact/contact-tab";
import { keptReply, replyMetadata } from "#lib/submissions/reply-page";

export async function generateMetadata({ params }: PageProps<"/contact/reply/[reply]">): Promise<Metadata> {
	return replyMetadata("Your message", (await params).reply);
}

/** The reply to a contact form sent without script. */
export default async function ContactReplyPage({ params }: PageProps<"/contact/reply/[reply]">) {
	const kept = await keptReply((await params).reply);
	if (!kept) {
		return (
			<AnswerNotFound>
				<ExpiredReply form={{ label: "Go to the contact form", href: "/contact" }} />
			</AnswerNotFound>
		);
	}
	if (kept.reply.receipt) {
		return (
			<ReceiptScreen
				form="contact"
				title="Your message"
				trail={[{ label: "Contact Us", href: "/contact" }]}
				reply={kept.reply}
				next={{ label: "Back to the home page", href: "/" }}
			/>
		);
	}
	const branches = await attempt(getBranches());
	return (
		<ContactScreen
			tab={contactTab(kept.values.formType)}
			product={kept.values.product}
			amount={requestedAmount(kept.values.amount)}
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
			kept={kept}
		/>
	);
}
