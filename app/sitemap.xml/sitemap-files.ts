import { getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJobs } from "#lib/backend/careers";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeam } from "#lib/backend/team";
import { latestResult } from "#lib/lists/latest-result";
import { processWide } from "#lib/platform/process-wide";
import { type SitemapContent, sitemapIndexXml, sitemapPages, sitemapXml } from "#lib/seo/sitemap";

/** The files of the sitemap as text. */
export type SitemapFiles = {
	/** Every page in one file, or an index of the parts if there are too many for one. */
	whole: string;
	/** The parts in order. A sitemap that fits one file is its only part. */
	parts: readonly string[];
};

/**
 * The sitemap of what the backend holds now, built once for all requests until a list changes. Throws `BackendFailure`:
 * pages missing from the sitemap would look deleted.
 */
export async function sitemapFiles(): Promise<SitemapFiles> {
	const [products, members, jobs, articles, awards, notices, branches] = await Promise.all([
		getProducts(),
		getTeam(),
		getJobs(),
		getArticles(),
		getAwards(),
		getNotices(),
		getBranches(),
	]);
	return filesOf(products, members, jobs, articles, awards, notices, branches);
}

const filesOf = processWide("sitemap-files", () =>
	latestResult(
		async (
			products: SitemapContent["products"],
			members: SitemapContent["members"],
			jobs: SitemapContent["jobs"],
			articles: SitemapContent["articles"],
			awards: SitemapContent["awards"],
			notices: SitemapContent["notices"],
			branches: SitemapContent["branches"],
		): Promise<SitemapFiles> => {
			const pages = await sitemapPages({ products, members, jobs, articles, awards, notices, branches });
			const parts: string[] = [];
			for (let part = 1; ; part++) {
				const xml = await sitemapXml(pages, part);
				if (xml === undefined) break;
				parts.push(xml);
			}
			return { whole: sitemapIndexXml(pages) ?? parts[0] ?? "", parts };
		},
	),
);
