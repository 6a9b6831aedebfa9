import { SecurityScreen } from "#components/security/security-screen";
import { ReplyScreen } from "#components/submissions/reply-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { officialChannels } from "#lib/security/official-channels";
import { replyMetadata, storedResponse } from "#lib/submissions/response/reply-page";

export const generateMetadata = replyMetadata("Your report");

/** The reply to a report of a fake. */
export default async function FakeReplyPage({ params }: PageProps<"/security/reply/[reply]">) {
	const { title, path } = SITE_PAGES.security;
	return (
		<ReplyScreen
			response={await storedResponse((await params).reply)}
			form="contact"
			title="Your report"
			trail={[{ label: title, href: path }]}
			back={{ label: "Go to the form", href: `${path}#fake-title` }}
			next={{ label: `Back to “${title}”`, href: path }}
		>
			{async (response) => {
				const branches = await attempt(getBranches());
				const known = branches.ok ? branches.value : [];
				return (
					<SecurityScreen
						channels={officialChannels(companyIdentity(), environment().SITE_URL, known)}
						notices={await attempt(getNotices())}
						isBranchUnknown={!branches.ok}
						response={response}
					/>
				);
			}}
		</ReplyScreen>
	);
}
