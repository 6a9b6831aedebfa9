import { AwardsScreen } from "#components/awards/awards-screen";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/client/failure";
import { pageNumber } from "#lib/lists/page-number";

/** `/awards`, with any of its queries. */
export async function AwardsView({ query }: { query: URLSearchParams }) {
	return <AwardsScreen awards={await attempt(getAwards())} page={pageNumber(query.get("page"))} />;
}
