import { VisitScreen } from "#components/before-you-visit/before-you-visit-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { branchChoice, chosenVisit, visitHref } from "#lib/before-you-visit/requirements";
import { branchKey } from "#lib/locator/branch-path";
import { absoluteUrl } from "#lib/seo/absolute-url";

/** `/before-you-visit`, with any of its queries. */
export async function VisitView({ query }: { query: URLSearchParams }) {
	const visit = chosenVisit(query.get("product"));
	const branches = await attempt(getBranches());
	const branch = branches.ok
		? branches.value.find((candidate) => branchKey(candidate) === query.get("branch"))
		: undefined;
	const chosen = { product: visit.key, branch: branch && branchKey(branch) };
	return (
		<VisitScreen
			visit={visit}
			branch={branch}
			choice={branches.ok ? branchChoice(branches.value, branch, query.get("region")) : undefined}
			page={absoluteUrl(query.size > 0 ? visitHref(chosen) : visitHref())}
		/>
	);
}
