import { RELATED_POSTS_MAX } from "#lib/company/limits";

type Relatable = { id: string; category?: string };

/**
 * Up to five other articles to read after this one: those of its category first, then the rest, each in the backend's
 * order, which is newest first.
 */
export function relatedArticles<T extends Relatable>(articles: readonly T[], current: Relatable): T[] {
	const others = articles.filter((article) => article.id !== current.id);
	const isSameKind = (article: T) =>
		current.category !== undefined && article.category?.toLowerCase() === current.category.toLowerCase();
	return [...others.filter(isSameKind), ...others.filter((article) => !isSameKind(article))].slice(
		0,
		RELATED_POSTS_MAX,
	);
}
