import { ArticleHeader } from "#components/news/article-header";
import { ArticleText } from "#components/news/article-text";
import { RelatedPosts } from "#components/news/related-posts";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";
import type { Article } from "#lib/backend/articles";
import type { Outcome } from "#lib/backend/client/failure";
import { PAGE_CONTROL, SHARE_ITEM, SHARE_TITLE, SHARE_URL } from "#lib/islands/data-attributes";
import { relatedArticles } from "#lib/news/related-articles";
import { shareLinks } from "#lib/news/share-links";

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
				<Container className="article-columns">
					<div>
						<ArticleText article={article} />
						<ShareBar url={url} title={article.title} />
					</div>
					<RelatedPosts articles={articles.ok ? relatedArticles(articles.value, article) : undefined} />
				</Container>
			</article>
		</Page>
	);
}

/** Share links. The four networks are plain links: nothing of theirs loads on this page. */
function ShareBar({ url, title }: { url: string; title: string }) {
	return (
		<section aria-labelledby="pass-on-title" className="pass-on">
			<h2 id="pass-on-title" className="text-lg">
				Share this article
			</h2>
			<ul>
				{shareLinks(url, title).map(({ icon, label, href }) => (
					<li key={label}>
						<a
							href={href}
							target="_blank"
							rel="noopener"
							aria-label={`Share on ${label}`}
							className="pass-on-way"
						>
							<Icon name={icon} />
							{label}
						</a>
					</li>
				))}
				<li>
					<CopyButton text={url} label="Copy link" icon={<Icon name="copy" />} className="pass-on-way" />
				</li>
				{/* Shown on devices that have a share sheet. */}
				<li hidden {...{ [SHARE_ITEM]: "" }}>
					<button
						type="button"
						{...{ [PAGE_CONTROL]: "", [SHARE_URL]: url, [SHARE_TITLE]: title }}
						className="pass-on-way"
					>
						<Icon name="nodes" />
						More ways
					</button>
				</li>
			</ul>
		</section>
	);
}
