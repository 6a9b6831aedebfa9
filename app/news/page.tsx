import { ArticleList } from "#components/news/article-list";
import { getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/failure";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.news);

export default async function NewsPage() {
	return <ArticleList articles={await attempt(getArticles())} page={1} />;
}
