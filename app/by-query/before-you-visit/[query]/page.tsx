import { VisitScreen } from "#components/before-you-visit/before-you-visit-screen";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { chosenVisit, visitHref } from "#lib/before-you-visit/requirements";
import { branchKey } from "#lib/locator/branch-path";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.visit, { isVariant: true });

/** `/before-you-visit?product=…&branch=…` */
export default async function ChosenVisitPage({ params }: PageProps<"/by-query/before-you-visit/[query]">) {
	const query = queryOfView((await params).query);
	const visit = chosenVisit(query.get("product"));
	const branches = await attempt(getBranches());
	const branch = branches.ok
		? branches.value.find((candidate) => branchKey(candidate) === query.get("branch"))
		: undefined;
	return (
		<VisitScreen
			visit={visit}
			branch={branch}
			branches={branches.ok ? branches.value : undefined}
			page={absoluteUrl(visitHref({ product: visit.key, branch: branch && branchKey(branch) }))}
		/>
	);
}
