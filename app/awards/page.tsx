import { AwardsScreen } from "#components/awards/awards-screen";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/failure";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.awards);

export default async function AwardsPage() {
	return <AwardsScreen awards={await attempt(getAwards())} />;
}
