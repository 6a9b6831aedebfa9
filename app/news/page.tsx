import type { Metadata } from "next";
import { ArticleList } from "#components/news/article-list";
import { GalleryList } from "#components/news/gallery-list";
import { getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/client/failure";
import { getGalleries } from "#lib/backend/galleries";
import { NEWS_PER_PAGE } from "#lib/company/limits";
import { paginate } from "#lib/lists/list-pages";
import { newsTitle, newsView } from "#lib/news/news-view";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

/** The gallery counts as a page of its own; the pages of a long list do not. */
export async function generateMetadata({ searchParams }: PageProps<"/news">): Promise<Metadata> {
	const { tab, page: asked } = newsView(await pageQuery("/news", searchParams));
	const list = await attempt<unknown[]>(tab === "gallery" ? getGalleries() : getArticles());
	const page = list.ok ? paginate(list.value, asked, NEWS_PER_PAGE).page : asked;
	return pageMetadata(tab === "gallery" ? SITE_PAGES.gallery : SITE_PAGES.news, {
		isVariant: page > 1,
		title: newsTitle(tab, page),
	});
}

/** `/news?tab=…&page=…` */
export default async function NewsPage({ searchParams }: PageProps<"/news">) {
	const query = await pageQuery("/news", searchParams);
	const { tab, page } = newsView(query);
	return tab === "gallery" ? (
		<GalleryList galleries={await attempt(getGalleries())} page={page} />
	) : (
		<ArticleList articles={await attempt(getArticles())} page={page} />
	);
}
