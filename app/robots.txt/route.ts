import { robotsTxt } from "#lib/seo/robots";
import { conditionalAnswer } from "#lib/web/conditional-response";

/** `GET /robots.txt` */
export const GET = (request: Request) =>
	conditionalAnswer(request, robotsTxt(), { type: "text/plain", maxAge: 3_600 });
