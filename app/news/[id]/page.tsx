import type { Metadata } from "next";
import { ArticleView } from "#components/news/article-view";
import { Missing } from "#components/site/missing";
import { getArticle, getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/failure";
import { environment } from "#lib/environment";
import { metaDescription } from "#lib/excerpt";
import { articleHref } from "#lib/news-view";
import { decodedSegment } from "#lib/path-segment";
import ArticleNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/news/[id]">): Promise<Metadata> {
	const article = await getArticle(decodedSegment((await params).id));
	if (!article) return { title: "Article not found" };
	return {
		title: article.title,
		description: metaDescription(article.excerpt ?? article.story),
		alternates: { canonical: articleHref(article.id) },
	};
}

export default async function ArticlePage({ params }: PageProps<"/news/[id]">) {
	const article = await getArticle(decodedSegment((await params).id));
	if (!article)
		return (
			<Missing>
				<ArticleNotFound />
			</Missing>
		);
	const url = environment().SITE_URL + articleHref(article.id);
	return <ArticleView article={article} url={url} articles={await attempt(getArticles())} />;
}
