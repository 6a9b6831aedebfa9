import { securityTxt } from "#lib/seo/security-txt";
import { conditionalResponse } from "#lib/web/conditional-response";

/** `GET /.well-known/security.txt` */
export const GET = (request: Request) =>
	conditionalResponse(request, securityTxt(), { type: "text/plain", maxAge: 3_600 });
