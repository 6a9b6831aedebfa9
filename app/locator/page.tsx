import { LocatorScreen } from "#components/locator/locator-screen";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { branchQuery } from "#lib/locator/branch-search";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.locator);

/** `/locator`, and `/contact-us` by a rewrite */
export default async function LocatorPage() {
	const branches = await attempt(getBranches());
	return (
		<LocatorScreen
			branches={branches}
			query={branchQuery(new URLSearchParams())}
			company={companyIdentity()}
		/>
	);
}
