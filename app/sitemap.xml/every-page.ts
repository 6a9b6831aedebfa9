import { getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJobs } from "#lib/backend/careers";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeam } from "#lib/backend/team";
import { type SitemapPage, sitemapPages } from "#lib/seo/sitemap";

/** Every page for the sitemap and its parts. Throws `BackendFailure`: a part that cannot be read would look deleted. */
export async function everyPage(): Promise<SitemapPage[]> {
	const [products, members, jobs, articles, awards, notices, branches] = await Promise.all([
		getProducts(),
		getTeam(),
		getJobs(),
		getArticles(),
		getAwards(),
		getNotices(),
		getBranches(),
	]);
	return sitemapPages({ products, members, jobs, articles, awards, notices, branches });
}
