import { attempt } from "#lib/backend/client/failure";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";
import { sitemapFiles } from "./sitemap-files";

/** `GET /sitemap.xml`: every page in one file, or an index of parts if there are too many for one. */
export async function GET(request: Request) {
	const files = await attempt(sitemapFiles());
	if (!files.ok) return unavailableAnswer();
	return conditionalAnswer(request, files.value.whole, { type: "application/xml", maxAge: 300 });
}
