import { VisitScreen } from "#components/before-you-visit/visit-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { branchKey } from "#lib/branch-path";
import { chosenVisit, visitHref } from "#lib/company/requirements";
import { queryOfView } from "#lib/delivery/query-view";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
