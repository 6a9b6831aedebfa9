import { webManifest } from "#lib/seo/web-manifest";
import { conditionalResponse } from "#lib/web/conditional-response";

/** `GET /manifest.webmanifest`. Not Next's `manifest.ts`, which makes browsers request it again on every page. */
export const GET = (request: Request) =>
	conditionalResponse(request, JSON.stringify(webManifest()), {
		type: "application/manifest+json",
		maxAge: 86_400,
	});
