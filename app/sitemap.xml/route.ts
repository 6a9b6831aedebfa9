import { attempt } from "#lib/backend/failure";
import { sitemapIndexXml, sitemapXml } from "#lib/seo/sitemap";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";
import { everyPage } from "./every-page";

/** `GET /sitemap.xml`: every page in one file, or an index of the parts when there are too many for one. */
export async function GET(request: Request) {
	const pages = await attempt(everyPage());
	if (!pages.ok) return unavailableAnswer();
	const xml = sitemapIndexXml(pages.value) ?? sitemapXml(pages.value) ?? "";
	return conditionalAnswer(request, xml, { type: "application/xml", maxAge: 300 });
}
