import { ArticlePicture } from "#components/news/article-picture";
import { LoadFailure } from "#components/ui/load-failure";
import type { Article } from "#lib/backend/articles";
import { storyHref } from "#lib/news/news-view";
import { BELOW_FIRST_SCREEN } from "#lib/web/page-markers";

/** Other articles to read next (behaviour §2 /news/{id}), on a phone the first two; undefined when they could not be loaded. */
export function RelatedPosts({ articles }: { articles: readonly Article[] | undefined }) {
	return (
		<aside
			aria-labelledby="related-title"
			className="lg:sticky lg:top-24 lg:self-start"
			{...{ [BELOW_FIRST_SCREEN]: "" }}
		>
			<h2 id="related-title" className="text-xl">
				Related Posts
			</h2>
			{!articles ? (
				<div className="mt-4">
					<LoadFailure title="The related articles could not be loaded" />
				</div>
			) : articles.length === 0 ? (
				<p className="mt-4 rounded-lg border border-line [border-style:dashed] bg-canvas p-5">
					No related articles found
				</p>
			) : (
				<ul className="mt-4 grid gap-4 max-md:[&>li:nth-child(n+3)]:hidden sm:grid-cols-2 lg:grid-cols-1">
					{articles.map((article) => (
						<li key={article.id} className="group relative flex items-start gap-4 max-sm:flex-wrap">
							<div className="w-28 shrink-0">
								<ArticlePicture image={article.image} sizes="112px" className="distant-picture rounded-md" />
							</div>
							<div className="min-w-0 max-sm:grow max-sm:basis-[5.5em]">
								<p className="text-ink-600 text-xs">{article.category ?? "Article"}</p>
								<h3 className="mt-0.5 text-base leading-snug">
									<a
										href={storyHref(article.id)}
										className="after:absolute after:inset-0 after:rounded-md group-hover:underline"
									>
										{article.title}
									</a>
								</h3>
							</div>
						</li>
					))}
				</ul>
			)}
		</aside>
	);
}
