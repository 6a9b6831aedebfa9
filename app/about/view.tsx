import { AboutScreen } from "#components/about/about-screen";
import { teamGroup } from "#lib/about/team-groups";
import { attempt } from "#lib/backend/client/failure";
import { getBranchCount } from "#lib/backend/locator";
import { getTeam } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";
import { pageNumber } from "#lib/lists/page-number";

/** `/about`, with any of its queries. */
export async function AboutView({ query }: { query: URLSearchParams }) {
	const group = teamGroup(query.get("category") ?? undefined) ?? "management";
	const page = pageNumber(query.get("page"));
	const [team, branchCount] = await Promise.all([attempt(getTeam()), getBranchCount()]);
	return (
		<AboutScreen
			company={companyIdentity()}
			branchCount={branchCount}
			team={team}
			group={group}
			page={page}
		/>
	);
}
