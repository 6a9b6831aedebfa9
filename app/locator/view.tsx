import { LocatorScreen } from "#components/locator/locator-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { branchQuery } from "#lib/locator/branch-query";

/** `/locator`, with any of its queries. */
export async function LocatorView({ query }: { query: URLSearchParams }) {
	const branches = await attempt(getBranches());
	return <LocatorScreen branches={branches} query={branchQuery(query)} company={companyIdentity()} />;
}
