import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { officialChannels } from "#lib/company/channels";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/delivery/query-view";
import { environment } from "#lib/environment";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.security, { isVariant: true });

/** `/security?check=…`: the answer for whoever has no script; never kept. */
export default async function CheckedPage({ params }: PageProps<"/by-query/security/[query]">) {
	const { query } = await params;
	const company = companyIdentity();
	return (
		<SecurityScreen
			company={company}
			channels={officialChannels(company, environment().SITE_URL)}
			notices={await attempt(getNotices())}
			typed={queryOfView(query).get("check") ?? ""}
		/>
	);
}
