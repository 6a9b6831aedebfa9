import { ArticleCard } from "#components/news/article-card";
import { NewsScreen } from "#components/news/news-screen";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import type { Article } from "#lib/backend/articles";
import type { Outcome } from "#lib/backend/client/failure";
import { type PageOf, paginate } from "#lib/lists/paginate";
import { NEWS_PER_PAGE, newsHref } from "#lib/news/news-view";

/** The news articles, six a page, newest first. */
export function ArticleList({ articles, page }: { articles: Outcome<Article[]>; page: number }) {
	if (!articles.ok) {
		return (
			<NewsScreen tab="articles">
				<LoadFailure
					title="We could not load the articles"
					toast="Failed to fetch content"
					busyText="Loading articles…"
				>
					<p>You can also call us or dial *277# at any time.</p>
				</LoadFailure>
			</NewsScreen>
		);
	}
	const shown = paginate(articles.value, page, NEWS_PER_PAGE);
	return (
		<NewsScreen tab="articles">
			{shown.total === 0 ? (
				<EmptyState icon="news" title="No articles found">
					<p>We have not published anything yet. Please come back soon.</p>
				</EmptyState>
			) : (
				<ul className="grid gap-5 md:grid-cols-2 md:gap-6">
					{shown.items.map((article, at) => (
						<ArticleCard key={article.id} article={article} isWide={isWide(at, shown)} priority={at === 0} />
					))}
				</ul>
			)}
			<Pagination
				label="Pages of articles"
				page={shown.page}
				pages={shown.pages}
				href={(target) => newsHref("articles", target)}
				className="mt-10"
			/>
		</NewsScreen>
	);
}

/** The newest article spans the list, as does a last article that would be alone in its row. */
function isWide(at: number, { page, items }: PageOf<Article>): boolean {
	const leads = page === 1 && at === 0;
	const firstInRow = page === 1 ? at % 2 === 1 : at % 2 === 0;
	return leads || (firstInRow && at === items.length - 1);
}
