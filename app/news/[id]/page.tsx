import type { Metadata } from "next";
import { ArticleView } from "#components/news/article-view";
import { Missing } from "#components/site/missing";
import { PageFailure } from "#components/site/page-failure";
import { StructuredData } from "#components/ui/structured-data";
import { getArticle, getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/failure";
import { environment } from "#lib/environment";
import { articleHref } from "#lib/news-view";
import { decodedSegment } from "#lib/path-segment";
import { failedMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { articlePage } from "#lib/seo/site-pages";
import { articleData } from "#lib/seo/structured-data";
import ArticleNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this article";

export async function generateMetadata({ params }: PageProps<"/news/[id]">): Promise<Metadata> {
	const reading = await attempt(getArticle(decodedSegment((await params).id)));
	if (!reading.ok) return failedMetadata(FAILURE);
	const article = reading.value;
	if (!article) return { title: "Article not found" };
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
			<Missing>
				<ArticleNotFound />
			</Missing>
		);
	const url = environment().SITE_URL + articleHref(article.id);
	return (
		<>
			<StructuredData of={[await articleData(article)]} />
			<ArticleView article={article} url={url} articles={await attempt(getArticles())} />
		</>
	);
}
