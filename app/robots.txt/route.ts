import { conditionalAnswer } from "#lib/delivery/conditional-answer";
import { robotsTxt } from "#lib/seo/robots";

/** `GET /robots.txt` */
export const GET = (request: Request) =>
	conditionalAnswer(request, robotsTxt(), { type: "text/plain", maxAge: 3_600 });
