import { LocatorScreen } from "#components/locator/locator-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { branchQuery } from "#lib/locator/branch-query";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.locator);

/** `/locator?region=…&page=…` */
export default async function LocatorPage({ searchParams }: PageProps<"/locator">) {
	const query = await pageQuery("/locator", searchParams);
	const branches = await attempt(getBranches());
	return <LocatorScreen branches={branches} query={branchQuery(query)} />;
}
