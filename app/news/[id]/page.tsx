import { ArticleView } from "#components/news/article-view";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { getArticle, getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/client/failure";
import { articleHref } from "#lib/news/news-view";
import { articlePage } from "#lib/pages/item-pages";
import { environment } from "#lib/platform/environment";
import { articleData } from "#lib/seo/structured-data";
import { decodedSegment } from "#lib/web/path-segment";

type ArticlePageProps = PageProps<"/news/[id]">;

export const generateMetadata = async (props: ArticlePageProps) =>
	itemMetadata(await readItem(props), FALLBACKS, articlePage);

export default async function ArticlePage(props: ArticlePageProps) {
	return (
		<ItemPage reading={await readItem(props)} {...FALLBACKS}>
			{async (article) => (
				<>
					<StructuredData of={[articleData(article)]} />
					<ArticleView
						article={article}
						url={environment().SITE_URL + articleHref(article.id)}
						articles={await attempt(getArticles())}
					/>
				</>
			)}
		</ItemPage>
	);
}

const readItem = async ({ params }: ArticlePageProps) =>
	attempt(getArticle(decodedSegment((await params).id)));

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load this article",
		toast: "Failed to fetch article",
		back: { label: "Go back to News", href: "/news" },
	},
	missing: {
		title: "Article not found",
		text: "The link may be old, or the article was withdrawn. All articles are on one list.",
		list: { label: "News", href: "/news" },
		children: <ButtonLink href="/news">Go back to News</ButtonLink>,
	},
};
