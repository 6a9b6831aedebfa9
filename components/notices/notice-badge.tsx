import { noticeCategory } from "#lib/notices/notice-search";

const TONES: Record<string, string> = {
	bog: "bg-brand-100 text-brand-800",
	security: "bg-gold-100 text-gold-800",
	finance: "bg-success-50 text-success-700",
};

/** A notice's category, if it has one. One that is not among the three filters is shown as the backend spells it. */
export function NoticeBadge({ category }: { category: string | undefined }) {
	if (!category) return null;
	const { slug = "", label = category } = noticeCategory(category) ?? {};
	return (
		<p
			className={`rounded-full px-3 py-1 font-semibold text-xs ${TONES[slug] ?? "bg-canvas border border-line text-ink-700"}`}
		>
			{label}
		</p>
	);
}
