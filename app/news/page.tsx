import type { Metadata } from "next";
import { ArticleList } from "#components/news/article-list";
import { getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/failure";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "News",
	description:
		"News from our branches, advice for your money, and pictures from the places where we meet you.",
	alternates: { canonical: "/news" },
};

export default async function NewsPage() {
	return <ArticleList articles={await attempt(getArticles())} page={1} />;
}
