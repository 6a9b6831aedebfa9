/** The article's category; 'Article' if the backend gives none (behaviour §2 /news/{id}). */
export function CategoryBadge({ category, className = "" }: { category?: string; className?: string }) {
	return <p className={`category-badge ${className}`}>{category ?? "Article"}</p>;
}
