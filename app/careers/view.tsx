import { CareersScreen } from "#components/careers/careers-screen";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { openJobs } from "#lib/careers/closing-date";
import { jobCategory } from "#lib/careers/job-category";
import { companyIdentity } from "#lib/company/identity";
import { pageNumber } from "#lib/lists/page-number";

/** `/careers`, with any of its queries. */
export async function CareersView({ query }: { query: URLSearchParams }) {
	const jobs = await attempt(getJobs().then((all) => openJobs(all)));
	const category = jobCategory(query.get("category"));
	const page = pageNumber(query.get("page"));
	return <CareersScreen jobs={jobs} category={category} page={page} company={companyIdentity()} />;
}
