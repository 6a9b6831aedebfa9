import { ArticleCard } from "#components/news/article-card";
import { NewsScreen } from "#components/news/news-screen";
import type { Article } from "#lib/backend/articles";
import type { Outcome } from "#lib/backend/client/failure";
import type { PageOf } from "#lib/lists/list-pages";

/** The news articles, newest first. */
export const ArticleList = ({ articles, page }: { articles: Outcome<Article[]>; page: number }) => (
	<NewsScreen
		tab="articles"
		list={articles}
		page={page}
		empty="We have not published anything yet. Please come back soon."
	>
		{(shown) => (
			<ul className="grid gap-5 md:grid-cols-2 md:gap-6">
				{shown.items.map((article, at) => (
					<ArticleCard key={article.id} article={article} isWide={isWide(at, shown)} isFirst={at === 0} />
				))}
			</ul>
		)}
	</NewsScreen>
);

/** The newest article spans the list, as does a last article that would be alone in its row. */
function isWide(at: number, { page, items }: PageOf<Article>): boolean {
	const leads = page === 1 && at === 0;
	const firstInRow = page === 1 ? at % 2 === 1 : at % 2 === 0;
	return leads || (firstInRow && at === items.length - 1);
}
