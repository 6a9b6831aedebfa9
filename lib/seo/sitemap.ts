import type { Article } from "#lib/backend/articles";
import type { Award } from "#lib/backend/awards";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Notice } from "#lib/backend/notices";
import type { Product } from "#lib/backend/products";
import type { TeamMember } from "#lib/backend/team";
import {
	articlePage,
	awardPage,
	jobPage,
	memberPage,
	productPage,
	publicNoticePage,
} from "#lib/pages/item-pages";
import { SITE_PAGES, type SitePage } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { escapeXml } from "#lib/seo/xml";

/** A page for search engines, at its canonical URL. */
type SitemapPage = {
	path: string;
	/** When its content last changed, according to the backend; never guessed. */
	changedAt?: string;
};

/** All content of the backend that has its own page. */
export type SitemapContent = {
	products: readonly Product[];
	members: readonly TeamMember[];
	jobs: readonly Job[];
	articles: readonly Article[];
	awards: readonly Award[];
	notices: readonly Notice[];
	branches: readonly Branch[];
};

/** The indexable pages of the site that do not depend on the backend. */
export const ownPages = (): SitemapPage[] =>
	Object.values<SitePage>(SITE_PAGES).flatMap(({ path, isUnlisted }) => (isUnlisted ? [] : { path }));

/** The indexable pages of each list, at their canonical URLs. */
export function* pagesOf(content: SitemapContent): Iterable<SitemapPage> {
	for (const product of content.products) yield listed(productPage(product), product);
	for (const member of content.members) {
		// Members in none of the three groups are in no list, and no page links to them.
		if (member.group) yield listed(memberPage(member), member);
	}
	for (const job of content.jobs) yield listed(jobPage(job), job);
	for (const article of content.articles) yield listed(articlePage(article), article);
	for (const award of content.awards) yield listed(awardPage(award), award);
	for (const notice of content.notices) yield listed(publicNoticePage(notice), notice);
	for (const { path } of content.branches) yield { path };
}

const listed = ({ path }: SitePage, { changedAt }: { changedAt?: string }): SitemapPage => ({
	path,
	changedAt,
});

/** As many pages as the protocol allows in a file (https://www.sitemaps.org/protocol.html). */
const PAGES_MAX = 50_000;

/** The sitemap of these pages, each once. */
export function sitemapXml(pages: Iterable<SitemapPage>): string {
	const elements = new Map<string, string>();
	for (const page of pages) {
		if (elements.size === PAGES_MAX) break;
		if (!elements.has(page.path)) elements.set(page.path, urlElement(page));
	}
	return `${DECLARATION}<urlset xmlns="${SITEMAP}">\n${[...elements.values()].join("\n")}\n</urlset>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";

function urlElement({ path, changedAt }: SitemapPage): string {
	const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";
	return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
}
