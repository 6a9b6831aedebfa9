import { searchReply } from "#components/search/search-reply";
import { searchQuery } from "#lib/search/search-query";
import { siteIndex } from "#lib/search/site-index";

/** `GET /api/search?q=…&kind=…&page=…&few=…`: search results, for showing while the visitor types. */
export async function GET(request: Request) {
	const query = searchQuery(new URL(request.url).searchParams);
	const site = await siteIndex();
	// Only the visitor's own browser may cache a response, and never one with gaps.
	const caching = site.missing.length > 0 ? "no-store" : "private, max-age=60";
	return Response.json(searchReply(site, query), {
		headers: { "cache-control": caching },
	});
}
