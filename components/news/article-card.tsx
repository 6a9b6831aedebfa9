import { ArticlePicture } from "#components/news/article-picture";
import { CategoryBadge } from "#components/news/category-badge";
import { Icon } from "#components/ui/icon";
import { PublishedOn } from "#components/ui/published-on";
import type { Article } from "#lib/backend/articles";
import { articleHref } from "#lib/news/news-view";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

/** For an article with neither excerpt nor description: the beginning of its text. */
const STORY_WORDS = 26;

type ArticleCardProps = {
	article: Article;
	/** As wide as the list, with picture and text side by side. */
	isWide: boolean;
	isFirst: boolean;
};

/** An article in the list; the whole card links to it. */
export function ArticleCard({ article, isWide, isFirst }: ArticleCardProps) {
	const teaser = article.excerpt ?? excerpt(article.story ?? "", STORY_WORDS);
	return (
		<li
			className={`group relative flex overflow-hidden rounded-lg border border-line bg-white transition-shadow hover:shadow-raised ${
				isWide ? "flex-col md:col-span-2 md:grid md:grid-cols-[1.2fr_1fr]" : "max-sm:flex-wrap sm:flex-col"
			}`}
		>
			<div
				className={
					isWide
						? "overflow-hidden"
						: "w-[38%] shrink-0 overflow-hidden max-sm:min-h-32 max-sm:grow sm:w-full"
				}
			>
				<ArticlePicture
					image={article.image}
					isFirst={isFirst}
					sizes={
						isWide
							? "(min-width: 48rem) 30rem, 66vw"
							: "(min-width: 64rem) 26rem, (min-width: 48rem) 48vw, (min-width: 30rem) 66vw, 44vw"
					}
					className={isWide ? "md:aspect-auto md:h-full md:min-h-72" : "max-sm:aspect-auto max-sm:h-full"}
				/>
			</div>
			<div
				className={`flex min-w-0 flex-1 flex-col ${isWide ? "p-5 md:justify-center md:p-6 lg:p-8" : "p-4 max-sm:grow-99 max-sm:basis-[8em] sm:p-5"}`}
			>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<CategoryBadge category={article.category} />
					<PublishedOn at={article.publishedAt} className="text-ink-600 text-sm" />
				</div>
				<h3 className={isWide ? "mt-3 text-2xl md:max-lg:text-xl" : "mt-2 text-lg leading-snug"}>
					{article.title}
				</h3>
				{teaser && (
					<p className={`mt-2 line-clamp-4 ${isWide ? "md:max-lg:text-sm" : "text-sm max-sm:hidden"}`}>
						{nonBreaking(teaser)}
					</p>
				)}
				<a
					href={articleHref(article.id)}
					className={`inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-brand-700 after:absolute after:inset-0 after:rounded-lg group-hover:underline ${
						isWide ? "mt-4" : "mt-auto"
					}`}
				>
					Read More
					<span className="sr-only">about {article.title}</span>
					<Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
				</a>
			</div>
		</li>
	);
}
