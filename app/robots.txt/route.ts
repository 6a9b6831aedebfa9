import { robotsTxt } from "#lib/seo/robots";
import { conditionalResponse } from "#lib/web/conditional-response";

/** `GET /robots.txt` */
export const GET = (request: Request) =>
	conditionalResponse(request, robotsTxt(), { type: "text/plain", maxAge: 3_600 });
