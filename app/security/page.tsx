import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { officialChannels } from "#lib/company/channels";
import { companyIdentity } from "#lib/company/identity";
import { environment } from "#lib/environment";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
