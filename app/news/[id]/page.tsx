import { ArticleView } from "#components/news/article-view";
import { itemPages } from "#components/page/item-page";
import { StructuredData } from "#components/ui/structured-data";
import { getArticle, getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/client/failure";
import { articleHref } from "#lib/news/news-view";
import { articlePage } from "#lib/pages/item-pages";
import { environment } from "#lib/platform/environment";
import { articleData } from "#lib/seo/structured-data";

const articlePages = itemPages({
	read: ({ id }: { id: string }) => getArticle(id),
	pageOf: articlePage,
	show: async (article) => (
		<>
			<StructuredData of={[articleData(article)]} />
			<ArticleView
				article={article}
				url={environment().SITE_URL + articleHref(article.id)}
				articles={await attempt(getArticles())}
			/>
		</>
	),
	fallbacks: {
		failed: { title: "We could not load this article", toast: "Failed to fetch article" },
		missing: {
			title: "Article not found",
			text: "The link may be old, or the article was withdrawn. All articles are on one list.",
		},
		list: { label: "News", href: "/news" },
		back: { label: "Go back to News", href: "/news" },
	},
});

export const generateMetadata = articlePages.metadata;
export default articlePages.page;
