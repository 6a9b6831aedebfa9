import { ContactScreen } from "#components/contact/contact-screen";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { requestedAmount } from "#lib/contact/contact-request";
import { contactTab } from "#lib/contact/contact-tab";
import { replyMetadata, storedReplyPage } from "#lib/submissions/response/reply-page";

export const generateMetadata = replyMetadata("Your message");

/** The reply to a contact form: its receipt, or the form to correct. */
export default async function ContactReplyPage({ params }: PageProps<"/contact/reply/[reply]">) {
	return (
		<ReplyScreen
			replyPage={await storedReplyPage((await params).reply)}
			form="contact"
			title="Your message"
			trail={[{ label: "Contact Us", href: "/contact" }]}
			back={{ label: "Go to the contact form", href: "/contact" }}
			next={{ label: "Back to the home page", href: "/" }}
		>
			{async (replyPage) => (
				<ContactScreen
					tab={contactTab(replyPage.values.formType)}
					product={replyPage.values.product}
					amount={requestedAmount(replyPage.values.amount)}
					branches={await attempt(getBranches())}
					replyPage={replyPage}
				/>
			)}
		</ReplyScreen>
	);
}
