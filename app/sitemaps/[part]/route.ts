import { attempt } from "#lib/backend/failure";
import { sitemapXml } from "#lib/seo/sitemap";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";
import { everyPage } from "../../sitemap.xml/every-page";

/** `GET /sitemaps/1.xml`: one part of a sitemap that is too large for one file. */
export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[part]">) {
	const [, part] = /^([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
	const pages = await attempt(everyPage());
	if (!pages.ok) return unavailableAnswer();
	const xml = part ? sitemapXml(pages.value, Number(part)) : undefined;
	if (!xml) return new Response("Not found\n", { status: 404 });
	return conditionalAnswer(request, xml, { type: "application/xml", maxAge: 300 });
}
