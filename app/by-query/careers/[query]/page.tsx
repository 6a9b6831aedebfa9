import { CareersScreen } from "#components/careers/careers-screen";
import { attempt } from "#lib/backend/failure";
import { getJobs } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/delivery/query-view";
import { jobCategory } from "#lib/job-category";

export { metadata } from "../../../careers/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/careers?category=…` */
export default async function FilteredCareersPage({ params }: PageProps<"/by-query/careers/[query]">) {
	const { query } = await params;
	const jobs = await attempt(getJobs());
	const category = jobCategory(queryOfView(query).get("category"));
	return <CareersScreen jobs={jobs} category={category} company={companyIdentity()} />;
}
