import { conditionalAnswer } from "#lib/delivery/conditional-answer";
import { serviceWorker } from "#lib/delivery/service-worker";

/** `GET /service-worker.js`. Asked for with every page view, so that a new one, or one that takes itself away, comes at once. */
export const GET = (request: Request) =>
	conditionalAnswer(request, serviceWorker(), { type: "text/javascript", maxAge: 0 });
