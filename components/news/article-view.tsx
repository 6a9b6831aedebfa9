import { ArticleHeader } from "#components/news/article-header";
import { ArticleText } from "#components/news/article-text";
import { RelatedPosts } from "#components/news/related-posts";
import { ShareBar } from "#components/news/share-bar";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import type { Article } from "#lib/backend/articles";
import type { Outcome } from "#lib/backend/client/failure";
import { relatedArticles } from "#lib/news/related-articles";

type ArticleViewProps = {
	article: Article;
	/** The URL to share. */
	url: string;
	/** All articles, to find related ones; undefined if they could not be loaded. */
	articles: Outcome<Article[]>;
};

/** One article (behaviour §2 /news/{id}). */
export function ArticleView({ article, url, articles }: ArticleViewProps) {
	return (
		<Page>
			<article>
				<ArticleHeader article={article} />
				<Container className="grid gap-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
					<div className="w-full max-w-[56ch] md:text-lg md:leading-[2rem]">
						<ArticleText article={article} />
						<ShareBar url={url} title={article.title} />
					</div>
					<RelatedPosts articles={articles.ok ? relatedArticles(articles.value, article) : undefined} />
				</Container>
			</article>
		</Page>
	);
}
