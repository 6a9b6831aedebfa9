/** The article's category; 'Article' if the backend gives none (behaviour §2 /news/{id}). */
export function CategoryBadge({ category, className = "" }: { category?: string; className?: string }) {
	return (
		<p
			className={`inline-flex w-fit max-w-full rounded-full bg-gold-200 px-3 py-0.5 font-semibold text-ink-900 text-xs ${className}`}
		>
			{category ?? "Article"}
		</p>
	);
}
