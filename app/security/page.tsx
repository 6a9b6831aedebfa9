import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { officialChannels } from "#lib/security/official-channels";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.security);

export default async function SecurityPage() {
	const company = companyIdentity();
	return (
		<SecurityScreen
			company={company}
			channels={officialChannels(company, environment().SITE_URL)}
			notices={await attempt(getNotices())}
		/>
	);
}
