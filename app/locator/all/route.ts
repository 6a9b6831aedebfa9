import { allBranchesHtml } from "#components/locator/all-branches-document";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { conditionalResponse, unavailableResponse } from "#lib/web/conditional-response";

/** `GET /locator/all`: the entry of every branch, for the street map's pins and for 'near me'. The page itself has only five. */
export async function GET(request: Request): Promise<Response> {
	const branches = await attempt(getBranches());
	if (!branches.ok) return unavailableResponse();
	const html = await allBranchesHtml(branches.value);
	return conditionalResponse(request, html, { type: "text/html", maxAge: 60 });
}
