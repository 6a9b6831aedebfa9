import { LocatorScreen } from "#components/locator/locator-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { branchQuery } from "#lib/branch-search";
import { companyIdentity } from "#lib/company/identity";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
