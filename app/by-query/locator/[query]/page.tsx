import { LocatorScreen } from "#components/locator/locator-screen";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { branchQuery } from "#lib/locator/branch-search";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.locator, { isVariant: true });

/** `/locator?region=…&page=…` */
export default async function FilteredLocatorPage({ params }: PageProps<"/by-query/locator/[query]">) {
	const { query } = await params;
	const branches = await attempt(getBranches());
	return (
		<LocatorScreen branches={branches} query={branchQuery(queryOfView(query))} company={companyIdentity()} />
	);
}
