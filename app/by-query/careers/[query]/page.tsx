import { CareersScreen } from "#components/careers/careers-screen";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/failure";
import { jobCategory } from "#lib/careers/job-category";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.careers, { isVariant: true });

/** `/careers?category=…` */
export default async function FilteredCareersPage({ params }: PageProps<"/by-query/careers/[query]">) {
	const { query } = await params;
	const jobs = await attempt(getJobs());
	const category = jobCategory(queryOfView(query).get("category"));
	return <CareersScreen jobs={jobs} category={category} company={companyIdentity()} />;
}
