import { getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJobs } from "#lib/backend/careers";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeam } from "#lib/backend/team";
import { openJobs } from "#lib/careers/closing-date";
import { latestResult } from "#lib/lists/latest-result";
import {
	ownPages,
	PAGES_OF,
	type SitemapContent,
	type SitemapSection,
	sitemapIndexXml,
	sitemapParts,
	sitemapSections,
	sitemapXml,
} from "#lib/seo/sitemap";

/** The files of the sitemap as text. */
export type SitemapFiles = {
	/** Every page in one file, or an index of the parts if there are too many for one. */
	whole: string;
	/** A part, counted from 1; undefined if there are fewer. A sitemap that fits one file is its only part. */
	part: (number: number) => string | undefined;
};

/**
 * The sitemap of what the backend holds now. The text of each list is kept until that list changes, so that a file is only put
 * together. Throws `BackendFailure`: pages missing from the sitemap would look deleted.
 */
export async function sitemapFiles(): Promise<SitemapFiles> {
	const sections = await Promise.all([
		sitemapSections(ownPages()),
		...sectionReaders.map((readSections) => readSections()),
	]);
	const parts = sitemapParts(sections.flat());
	const part = (number: number) => {
		const found = parts[number - 1];
		return found && sitemapXml(found);
	};
	return { whole: parts.length > 1 ? sitemapIndexXml(parts.length) : (part(1) ?? ""), part };
}

/** Reads the list of each kind. */
const READERS: { [Kind in keyof SitemapContent]: () => Promise<SitemapContent[Kind]> } = {
	products: getProducts,
	members: getTeam,
	jobs: async () => openJobs(await getJobs()),
	articles: getArticles,
	awards: getAwards,
	notices: getNotices,
	branches: getBranches,
};

/** Each reads a list and returns its sections: the previous ones as long as the list has not changed. */
const sectionReaders = (() => {
	const readerOf = <Kind extends keyof SitemapContent>(kind: Kind) => {
		const sections = latestResult((list: SitemapContent[Kind]) => sitemapSections(PAGES_OF[kind](list)));
		return async (): Promise<SitemapSection[]> => sections(await READERS[kind]());
	};
	return (Object.keys(READERS) as (keyof SitemapContent)[]).map(readerOf);
})();
