import { VisitScreen } from "#components/before-you-visit/visit-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { chosenVisit, visitHref } from "#lib/company/requirements";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
