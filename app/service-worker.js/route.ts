import { serviceWorker } from "#lib/offline/service-worker";
import { conditionalResponse } from "#lib/web/conditional-response";

/**
 * `GET /service-worker.js`. Browsers check it on every page view, so that a new one, or one that removes itself, takes
 * effect at once.
 */
export const GET = (request: Request) =>
	conditionalResponse(request, serviceWorker(), { type: "text/javascript", maxAge: 0 });
