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
			<div className="article-head kente focus-on-dark">
				<Container>
					<Breadcrumbs trail={[{ label: "News", href: "/news" }]} here="Article" />
					<CategoryBadge category={article.category} className="mt-6" />
					<h1 tabIndex={-1}>
						<span>{first}</span>
						{second && (
							<>
								{" "}
								<span>{second}</span>
							</>
						)}
					</h1>
					{article.subTitle && <p className="mt-3 max-w-3xl text-xl">{article.subTitle}</p>}
					<ul>
						{article.publishedAt && (
							<li>
								<Icon name="calendar" />
								<PublishedOn at={article.publishedAt} />
							</li>
						)}
						{minutes !== undefined && (
							<li>
								<Icon name="clock" />
								{minutes} min read
							</li>
						)}
						<li>
							<Icon name="nodes" />
							{SHARE_COUNT} shares
						</li>
					</ul>
				</Container>
			</div>
			<Container className="article-picture">
				<ArticlePicture
					image={article.image}
					isFirst
					sizes="(min-width: 80rem) 72rem, (min-width: 48rem) 94vw, 66vw"
					className="rounded-lg shadow-raised md:aspect-2/1"
				/>
			</Container>
		</header>
	);
}
