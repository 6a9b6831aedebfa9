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
	SITE_PAGES,
	type SitePage,
} from "#lib/pages/page-registry";
import { timeSlices } from "#lib/platform/time-slices";
import { titleKey } from "#lib/products/product-path";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { escapeXml } from "#lib/seo/xml";

/** A page for search engines, at its canonical address. */
export type SitemapPage = {
	path: string;
	/** When its content last changed, according to the backend; never guessed. */
	changedAt?: string;
	/** Its pictures. */
	images?: readonly (string | undefined)[];
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

/** Keeps a part below a megabyte; the protocol would allow ten times as many. */
export const PAGES_PER_SITEMAP = 5_000;

/**
 * Every indexable page of the site, once, at its canonical address. Works in time slices, so that nothing else has to wait.
 */
export async function sitemapPages(content: SitemapContent): Promise<SitemapPage[]> {
	const giveWay = timeSlices();
	const pages = new Map<string, SitemapPage>();
	for (const page of eachPage(content)) {
		pages.set(page.path, page);
		await giveWay();
	}
	return [...pages.values()];
}

function* eachPage(content: SitemapContent): Generator<SitemapPage> {
	for (const { path } of Object.values(SITE_PAGES)) yield { path };
	for (const product of firstOfEachTitle(content.products)) yield listed(productPage(product), product);
	for (const member of content.members) {
		// Members in none of the three groups are in no list, and no page links to them.
		if (member.group) yield listed(memberPage(member), member);
	}
	for (const job of content.jobs) yield listed(jobPage(job), job);
	for (const article of content.articles) yield listed(articlePage(article), article, article.illustration);
	for (const award of content.awards) yield listed(awardPage(award), award);
	for (const notice of content.notices) yield listed(publicNoticePage(notice), notice);
	for (const { path } of content.branches) yield { path };
}

const listed = (page: SitePage, { changedAt }: { changedAt?: string }, picture?: string): SitemapPage => ({
	path: page.path,
	changedAt,
	images: [page.picture, picture],
});

/** A product is found by its title, so the second of two with the same title has no page. */
function firstOfEachTitle(products: readonly Product[]): Product[] {
	const seen = new Set<string>();
	return products.filter(({ title }) => {
		const key = titleKey(title);
		return !seen.has(key) && seen.add(key);
	});
}

/** One sitemap file. `part` counts from 1; undefined for a part that does not exist. */
export async function sitemapXml(pages: readonly SitemapPage[], part = 1): Promise<string | undefined> {
	const ofPart = pages.slice((part - 1) * PAGES_PER_SITEMAP, part * PAGES_PER_SITEMAP);
	if (ofPart.length === 0) return undefined;
	const giveWay = timeSlices();
	const elements: string[] = [];
	for (const page of ofPart) {
		elements.push(urlElement(page));
		await giveWay();
	}
	return `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n${elements.join("\n")}\n</urlset>\n`;
}

/** The index of all parts; undefined if one file contains every page. */
export function sitemapIndexXml(pages: readonly SitemapPage[]): string | undefined {
	const parts = Math.ceil(pages.length / PAGES_PER_SITEMAP);
	if (parts < 2) return undefined;
	const elements = Array.from(
		{ length: parts },
		(_, index) => `<sitemap>${loc(`/sitemaps/${index + 1}.xml`)}</sitemap>`,
	);
	return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${elements.join("\n")}\n</sitemapindex>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

function urlElement({ path, changedAt, images = [] }: SitemapPage): string {
	const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";
	const pictures = [...new Set(images)].flatMap((image) => {
		const address = imageUrl(image);
		return address ? `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>` : [];
	});
	return `<url>${loc(path)}${lastmod}${pictures.join("")}</url>`;
}

const loc = (path: string) => `<loc>${escapeXml(absoluteUrl(path))}</loc>`;

/** A picture's full address; undefined without one, such as for a picture embedded in the data. */
function imageUrl(image: string | undefined): string | undefined {
	if (!image) return undefined;
	try {
		const address = absoluteUrl(image);
		return /^https?:/.test(address) ? address : undefined;
	} catch {
		return undefined;
	}
}
