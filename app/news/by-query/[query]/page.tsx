import type { Metadata } from "next";
import { getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/client/failure";
import { getGalleries } from "#lib/backend/galleries";
import { paginate } from "#lib/lists/paginate";
import { NEWS_PER_PAGE, newsTitle, newsView } from "#lib/news/news-view";
import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { NewsView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];

type NewsViewPageProps = PageProps<"/news/by-query/[query]">;

/** The gallery counts as a page of its own; the pages of a long list do not. */
export async function generateMetadata({ params }: NewsViewPageProps): Promise<Metadata> {
	const { tab, page: asked } = newsView(queryOfVariant((await params).query));
	const list = await attempt<unknown[]>(tab === "gallery" ? getGalleries() : getArticles());
	const page = list.ok ? paginate(list.value, asked, NEWS_PER_PAGE).page : asked;
	return pageMetadata(tab === "gallery" ? SITE_PAGES.gallery : SITE_PAGES.news, {
		isVariant: page > 1,
		title: newsTitle(tab, page),
	});
}

/** `/news?tab=…&page=…` */
export default async function NewsViewPage({ params }: NewsViewPageProps) {
	return <NewsView query={queryOfVariant((await params).query)} />;
}
