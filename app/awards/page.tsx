import { AwardsScreen } from "#components/awards/awards-screen";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/client/failure";
import { pageNumber } from "#lib/lists/list-pages";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.awards);

/** `/awards?page=…` */
export default async function AwardsPage({ searchParams }: PageProps<"/awards">) {
	const query = await pageQuery("/awards", searchParams);
	return <AwardsScreen awards={await attempt(getAwards())} page={pageNumber(query.get("page"))} />;
}
