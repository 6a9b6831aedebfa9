import { CareersScreen } from "#components/careers/careers-screen";
import { attempt } from "#lib/backend/failure";
import { getJobs } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.careers);

export default async function CareersPage() {
	const jobs = await attempt(getJobs());
	return <CareersScreen jobs={jobs} category="All Roles" company={companyIdentity()} />;
}
