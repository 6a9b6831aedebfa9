import { CareersScreen } from "#components/careers/careers-screen";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { openJobs } from "#lib/careers/closing-date";
import { jobCategory } from "#lib/careers/job-category";
import { pageNumber } from "#lib/lists/list-pages";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.careers);

/** `/careers?category=…&page=…` */
export default async function CareersPage({ searchParams }: PageProps<"/careers">) {
	const query = await pageQuery("/careers", searchParams);
	const jobs = await attempt(getJobs().then((all) => openJobs(all)));
	const category = jobCategory(query.get("category"));
	const page = pageNumber(query.get("page"));
	return <CareersScreen jobs={jobs} category={category} page={page} />;
}
