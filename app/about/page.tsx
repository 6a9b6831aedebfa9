import { AboutScreen } from "#components/about/about-screen";
import { attempt } from "#lib/backend/failure";
import { getTeam } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.about);

export default async function AboutPage() {
	return <AboutScreen company={companyIdentity()} team={await attempt(getTeam())} group="management" />;
}
