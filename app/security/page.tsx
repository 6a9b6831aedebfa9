import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { BRANCHES_AT_ONCE } from "#lib/company/limits";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { officialChannels } from "#lib/security/official-channels";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.security);

/** `/security?check=…`: the answer for visitors without script; never cached. */
export default async function SecurityPage({ searchParams }: PageProps<"/security">) {
	const query = await pageQuery("/security", searchParams);
	const company = companyIdentity();
	const branches = await attempt(getBranches());
	return (
		<SecurityScreen
			channels={officialChannels(company, environment().SITE_URL, branches.ok ? branches.value : [])}
			notices={await attempt(getNotices())}
			isBranchUnknown={!branches.ok}
			typed={query.get("check") ?? undefined}
			isCheckedByServer={branches.ok && branches.value.length > BRANCHES_AT_ONCE}
		/>
	);
}
