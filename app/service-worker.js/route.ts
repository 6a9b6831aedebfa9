import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { keepsOfflineCopy, offlineWorker, selfDestroyingWorker } from "#lib/offline/service-worker";
import { offlinePage } from "#lib/response-cache/offline-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { conditionalResponse, unavailableResponse } from "#lib/web/conditional-response";

/**
 * `GET /service-worker.js`. Browsers check it on every page view, so that a new one, or one that removes itself, takes effect at
 * once. While the branches cannot be read, browsers keep the one that they have.
 */
export async function GET(request: Request): Promise<Response> {
	const respond = (worker: string) =>
		conditionalResponse(request, worker, { type: "text/javascript", maxAge: 0 });
	if (!keepsOfflineCopy()) return respond(selfDestroyingWorker());
	const branches = await attempt(getBranches());
	if (!branches.ok) return unavailableResponse();
	return respond(offlineWorker(offlinePage(branches.value), policyWithoutScripts()));
}
