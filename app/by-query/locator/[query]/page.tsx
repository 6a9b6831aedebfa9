import { LocatorScreen } from "#components/locator/locator-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { branchQuery } from "#lib/branch-search";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/delivery/query-view";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
