import { CareersScreen } from "#components/careers/careers-screen";
import { attempt } from "#lib/backend/failure";
import { getJobs } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/delivery/query-view";
import { jobCategory } from "#lib/job-category";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
