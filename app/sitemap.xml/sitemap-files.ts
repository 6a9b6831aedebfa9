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

/** The files of the sitemap as text, each made when it is first asked for. */
export type SitemapFiles = {
	/** Every page in one file, or an index of the parts when there are too many for one. */
	whole(): Promise<string>;
	/** One part, counted from 1; undefined when there is none with this number. */
	part(number: number): Promise<string | undefined>;
};

/**
 * The sitemap of what the backend holds now, made once for all requests until a list changes. Throws `BackendFailure`: a part that
 * cannot be read would look deleted.
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
			const whole = latestResult(async () => sitemapIndexXml(pages) ?? (await sitemapXml(pages)) ?? "");
			const parts = new Map<number, string>();
			return {
				whole,
				async part(number) {
					// A number that no part has is not kept: anybody can make up another one.
					const xml = parts.get(number) ?? (await sitemapXml(pages, number));
					if (xml) parts.set(number, xml);
					return xml;
				},
			};
		},
	),
);
