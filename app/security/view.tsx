import { SecurityScreen } from "#components/security/security-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { companyIdentity } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";
import { officialChannels } from "#lib/security/official-channels";

/** `/security`, with any of its queries. */
export async function SecurityView({ query }: { query: URLSearchParams }) {
	const company = companyIdentity();
	return (
		<SecurityScreen
			company={company}
			channels={officialChannels(company, environment().SITE_URL)}
			notices={await attempt(getNotices())}
			typed={query.get("check") ?? undefined}
		/>
	);
}
