import { attempt } from "#lib/backend/client/failure";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";
import { sitemapFiles } from "../../sitemap.xml/sitemap-files";

/** `GET /sitemaps/1.xml`: one part of a sitemap that is too large for one file. */
export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[part]">) {
	const [, part] = /^([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
	const files = await attempt(sitemapFiles());
	if (!files.ok) return unavailableAnswer();
	const xml = part ? files.value.part(Number(part)) : undefined;
	if (!xml) return new Response("Not found\n", { status: 404 });
	return conditionalAnswer(request, xml, { type: "application/xml", maxAge: 300 });
}
