import { VisitScreen } from "#components/before-you-visit/before-you-visit-screen";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { chosenVisit, visitHref } from "#lib/before-you-visit/requirements";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.visit);

export default async function BeforeYouVisitPage() {
	const branches = await attempt(getBranches());
	return (
		<VisitScreen
			visit={chosenVisit(null)}
			branch={undefined}
			branches={branches.ok ? branches.value : undefined}
			page={absoluteUrl(visitHref())}
		/>
	);
}
