import { searchReply } from "#components/search/search-reply";
import { companyIdentity } from "#lib/company/identity";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "../../search/site-index";

/** `GET /api/search?q=…&few=…`: what the search finds, for results that come while one types. */
export async function GET(request: Request) {
	const query = searchQuery(new URL(request.url).searchParams);
	const site = await siteIndex();
	// For the visitor's own browser alone; an answer with gaps for nobody.
	const caching = site.missing.length > 0 ? "no-store" : "private, max-age=60";
	return Response.json(searchReply(site, query, companyIdentity()), {
		headers: { "cache-control": caching },
	});
}
