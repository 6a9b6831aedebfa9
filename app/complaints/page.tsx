import { ComplaintsScreen } from "#components/complaints/complaints-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.complaints);

export default async function ComplaintsPage() {
	return <ComplaintsScreen branches={await attempt(getBranches())} />;
}
