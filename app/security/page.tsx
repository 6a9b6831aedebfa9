import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { postedFields } from "#lib/platform/request-context";
import { officialChannels } from "#lib/security/official-channels";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.security);

/** `/security`, and what `POST /api/check-message` responds with. */
export default async function SecurityPage() {
	const branches = await attempt(getBranches());
	return (
		<SecurityScreen
			channels={officialChannels(
				companyIdentity(),
				environment().SITE_URL,
				branches.ok ? branches.value : [],
			)}
			notices={await attempt(getNotices())}
			isBranchUnknown={!branches.ok}
			message={postedFields()?.get("message") ?? undefined}
		/>
	);
}
