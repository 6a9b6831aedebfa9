import { ArticlePicture } from "#components/news/article-picture";
import { CategoryBadge } from "#components/news/category-badge";
import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { PublishedOn } from "#components/ui/published-on";
import type { Article } from "#lib/backend/articles";
import { SHARE_COUNT } from "#lib/company/limits";
import { readingMinutes } from "#lib/news/reading-time";
import { titleLines } from "#lib/news/title-lines";

/** The article's title on the purple band, with the hero picture overlapping its edge. */
export function ArticleHeader({ article }: { article: Article }) {
	const [first, second] = titleLines(article.title);
	const minutes = readingMinutes(article.story);
	return (
		<header>
			<div className="kente focus-on-dark bg-brand-900 pt-9 pb-28 text-brand-100 md:pt-12 md:pb-48">
				<Container>
					<Breadcrumbs trail={[{ label: "News", href: "/news" }]} here="Article" />
					<CategoryBadge category={article.category} className="mt-6" />
					<h1 tabIndex={-1} className="mt-3 max-w-4xl text-3xl text-white md:text-4xl">
						<span className="block">{first}</span>
						{second && (
							<>
								{" "}
								<span className="block text-gold-300">{second}</span>
							</>
						)}
					</h1>
					{article.subTitle && <p className="mt-3 max-w-3xl text-xl">{article.subTitle}</p>}
					<ul className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
						{article.publishedAt && (
							<li className="flex items-center gap-2">
								<Icon name="calendar" className="size-4.5" />
								<PublishedOn at={article.publishedAt} />
							</li>
						)}
						{minutes !== undefined && (
							<li className="flex items-center gap-2">
								<Icon name="clock" className="size-4.5" />
								{minutes} min read
							</li>
						)}
						<li className="flex items-center gap-2">
							<Icon name="share" className="size-4.5" />
							{SHARE_COUNT} shares
						</li>
					</ul>
				</Container>
			</div>
			<Container className="-mt-20 md:-mt-36 print:mt-4! relative">
				<ArticlePicture
					image={article.image}
					priority
					sizes="(min-width: 80rem) 72rem, (min-width: 48rem) 94vw, 66vw"
					className="rounded-lg shadow-raised md:aspect-2/1"
				/>
			</Container>
		</header>
	);
}
