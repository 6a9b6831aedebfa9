import { getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeam } from "#lib/backend/team";
import { openJobs } from "#lib/careers/closing-date";
import { ownPages, pagesOf, sitemapXml } from "#lib/seo/sitemap";
import { conditionalResponse, unavailableResponse } from "#lib/web/conditional-response";

/** `GET /sitemap.xml`: every page of the site, or 503 if a list cannot be read, because pages that it lacks would look deleted. */
export async function GET(request: Request) {
	const lists = await attempt(
		Promise.all([
			getProducts(),
			getTeam(),
			getJobs(),
			getArticles(),
			getAwards(),
			getNotices(),
			getBranches(),
		]),
	);
	if (!lists.ok) return unavailableResponse();
	const [products, members, jobs, articles, awards, notices, branches] = lists.value;
	const content = { products, members, jobs: openJobs(jobs), articles, awards, notices, branches };
	return conditionalResponse(request, sitemapXml([...ownPages(), ...pagesOf(content)]), {
		type: "application/xml",
		maxAge: 300,
	});
}
