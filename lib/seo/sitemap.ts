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

/** Pages of one kind, as the text of a sitemap. At most `PAGES_PER_SITEMAP`. */
export type SitemapSection = { pages: number; text: string };

/** The indexable pages of the site that do not depend on the backend. */
export const ownPages = (): SitemapPage[] => Object.values(SITE_PAGES).map(({ path }) => ({ path }));

/** The indexable pages of each list, at their canonical addresses. */
export const PAGES_OF: {
	[Kind in keyof SitemapContent]: (list: SitemapContent[Kind]) => Iterable<SitemapPage>;
} = {
	*products(products) {
		for (const product of products) yield listed(productPage(product), product);
	},
	*members(members) {
		for (const member of members) {
			// Members in none of the three groups are in no list, and no page links to them.
			if (member.group) yield listed(memberPage(member), member);
		}
	},
	*jobs(jobs) {
		for (const job of jobs) yield listed(jobPage(job), job);
	},
	*articles(articles) {
		for (const article of articles) yield listed(articlePage(article), article, article.illustration);
	},
	*awards(awards) {
		for (const award of awards) yield listed(awardPage(award), award);
	},
	*notices(notices) {
		for (const notice of notices) yield listed(publicNoticePage(notice), notice);
	},
	*branches(branches) {
		for (const { path } of branches) yield { path };
	},
};

/** Pages of one kind as sections, each page once. */
export function sitemapSections(pages: Iterable<SitemapPage>): SitemapSection[] {
	const paths = new Set<string>();
	const sections: SitemapSection[] = [];
	let elements: string[] = [];
	const endSection = () => {
		if (elements.length > 0) sections.push({ pages: elements.length, text: elements.join("\n") });
		elements = [];
	};
	for (const page of pages) {
		if (!paths.has(page.path)) elements.push(urlElement(page));
		paths.add(page.path);
		if (elements.length === PAGES_PER_SITEMAP) endSection();
	}
	endSection();
	return sections;
}

const listed = (page: SitePage, { changedAt }: { changedAt?: string }, picture?: string): SitemapPage => ({
	path: page.path,
	changedAt,
	images: [page.picture, picture],
});

/** The sections by sitemap file: each in the first that has room for it. */
export function sitemapParts(sections: readonly SitemapSection[]): SitemapSection[][] {
	const parts: { room: number; sections: SitemapSection[] }[] = [];
	for (const section of sections) {
		const fitting = parts.find(({ room }) => room >= section.pages);
		const part = fitting ?? { room: PAGES_PER_SITEMAP, sections: [] };
		if (!fitting) parts.push(part);
		part.sections.push(section);
		part.room -= section.pages;
	}
	return parts.map((part) => part.sections);
}

/** One sitemap file. */
export function sitemapXml(sections: readonly SitemapSection[]): string {
	const elements = sections.map(({ text }) => text).join("\n");
	return `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n${elements}\n</urlset>\n`;
}

/** The index of this many parts. */
export function sitemapIndexXml(parts: number): string {
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
