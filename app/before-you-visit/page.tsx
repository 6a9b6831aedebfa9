import { VisitScreen } from "#components/before-you-visit/before-you-visit-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { chosenVisit, visitHref } from "#lib/before-you-visit/requirements";
import { branchKey } from "#lib/locator/branch-path";
import { matchingBranches } from "#lib/locator/branch-search";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.visit);

/** `/before-you-visit?product=…&branch=…` */
export default async function BeforeYouVisitPage({ searchParams }: PageProps<"/before-you-visit">) {
	const query = await pageQuery("/before-you-visit", searchParams);
	const visit = chosenVisit(query.get("product"));
	const branches = await attempt(getBranches());
	const branch = branches.ok
		? branches.value.find((candidate) => branchKey(candidate) === query.get("branch"))
		: undefined;
	const chosen = { product: visit.key, branch: branch && branchKey(branch) };
	return (
		<VisitScreen
			visit={visit}
			branch={branch}
			branches={branches.ok ? branches.value : undefined}
			able={branches.ok ? matchingBranches(branches.value, { service: visit.service?.name }) : []}
			page={absoluteUrl(query.size > 0 ? visitHref(chosen) : visitHref())}
		/>
	);
}
