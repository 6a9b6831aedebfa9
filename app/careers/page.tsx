import { CareersScreen } from "#components/careers/careers-screen";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/failure";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.careers);

export default async function CareersPage() {
	const jobs = await attempt(getJobs());
	return <CareersScreen jobs={jobs} category="All Roles" company={companyIdentity()} />;
}
