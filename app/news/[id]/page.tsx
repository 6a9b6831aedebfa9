import type { Metadata } from "next";
import { ArticleView } from "#components/news/article-view";
import { MissingItem } from "#components/page/missing-item";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { getArticle, getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/failure";
import { articleHref } from "#lib/news/news-view";
import { articlePage } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { articleData } from "#lib/seo/structured-data";
import { decodedSegment } from "#lib/web/path-segment";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this article";

export async function generateMetadata({ params }: PageProps<"/news/[id]">): Promise<Metadata> {
	const reading = await attempt(getArticle(decodedSegment((await params).id)));
	if (!reading.ok) return standInMetadata(FAILURE);
	const article = reading.value;
	if (!article) return standInMetadata("Article not found");
	return pageMetadata(articlePage(article));
}

export default async function ArticlePage({ params }: PageProps<"/news/[id]">) {
	const reading = await attempt(getArticle(decodedSegment((await params).id)));
	if (!reading.ok) {
		return (
			<PageFailure
				resource="articles"
				title={FAILURE}
				toast="Failed to fetch article"
				back={{ label: "Go back to News", href: "/news" }}
			/>
		);
	}
	const article = reading.value;
	if (!article)
		return (
			<MissingItem
				title="Article not found"
				text="The link may be old, or the article was withdrawn. All articles are on one list."
				list={{ label: "News", href: "/news" }}
			>
				<ButtonLink href="/news">Go back to News</ButtonLink>
			</MissingItem>
		);
	const url = environment().SITE_URL + articleHref(article.id);
	return (
		<>
			<StructuredData of={[await articleData(article)]} />
			<ArticleView article={article} url={url} articles={await attempt(getArticles())} />
		</>
	);
}
