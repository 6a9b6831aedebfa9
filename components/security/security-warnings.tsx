import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { PublishedOn } from "#components/ui/published-on";
import type { Outcome } from "#lib/backend/client/failure";
import type { Notice } from "#lib/backend/notices";
import { noticeCategory, noticeHref } from "#lib/notices/notice-search";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

const WARNINGS_MAX = 3;
const EXCERPT_WORDS = 16;

/** The latest notices about security. */
export function SecurityWarnings({ notices }: { notices: Outcome<Notice[]> }) {
	if (!notices.ok) return <LoadFailure title="The warnings could not be loaded" />;
	const warnings = notices.value
		.filter(({ category }) => noticeCategory(category)?.slug === "security")
		.sort((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""));
	if (warnings.length === 0)
		return (
			<EmptyState icon="shield" title="No warnings at the moment">
				<p>What we never ask for is always on this page.</p>
			</EmptyState>
		);
	return (
		<>
			<ul className="grid gap-x-10 gap-y-6 md:max-lg:grid-cols-3 [&_a]:inline-block [&_a]:py-0.5 [&_a]:underline [&_a]:decoration-brand-300 [&_a]:underline-offset-4 [&_h3]:text-lg [&_h3]:leading-snug">
				{warnings.slice(0, WARNINGS_MAX).map(({ id, title, description, publishedAt }) => (
					<li key={id}>
						<h3>
							<a href={noticeHref(id)}>{title}</a>
						</h3>
						<PublishedOn at={publishedAt} className="block text-ink-600 text-sm" />
						{description && <p className="mt-1">{nonBreaking(excerpt(description, EXCERPT_WORDS))}</p>}
					</li>
				))}
			</ul>
			<p className="mt-3">
				<a href="/notices?category=security" className="link-alone">
					All security notices
				</a>
			</p>
		</>
	);
}
