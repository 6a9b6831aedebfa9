import { serviceWorker } from "#lib/offline/service-worker";
import { conditionalAnswer } from "#lib/web/conditional-response";

/** `GET /service-worker.js`. Asked for with every page view, so that a new one, or one that takes itself away, comes at once. */
export const GET = (request: Request) =>
	conditionalAnswer(request, serviceWorker(), { type: "text/javascript", maxAge: 0 });
