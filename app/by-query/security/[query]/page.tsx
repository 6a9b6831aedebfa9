import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { officialChannels } from "#lib/security/official-channels";
import { pageMetadata } from "#lib/seo/page-metadata";

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
