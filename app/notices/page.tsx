import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/client/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notices/notice-search";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.notices);

/** `/notices?category=…&q=…&page=…` */
export default async function NoticesPage({ searchParams }: PageProps<"/notices">) {
	const query = await pageQuery("/notices", searchParams);
	return <NoticesScreen notices={await attempt(getNotices())} query={noticeQuery(query)} />;
}
