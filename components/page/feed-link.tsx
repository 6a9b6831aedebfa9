import { FEEDS, type FeedName } from "#lib/seo/feeds";

/** The page's feed: a `<link>` for feed readers, which React moves to the head, and a visible link. */
export function FeedLink({ feed, className = "" }: { feed: FeedName; className?: string }) {
	const { path, title } = FEEDS[feed];
	return (
		<>
			<link rel="alternate" type="application/rss+xml" title={title} href={path} />
			<a
				href={path}
				type="application/rss+xml"
				className={`inline-flex min-h-11 items-center gap-2 font-semibold text-brand-700 text-sm underline decoration-brand-300 underline-offset-4 hover:decoration-current ${className}`}
			>
				<svg aria-hidden="true" viewBox="0 0 24 24" className="size-4" fill="none" stroke="currentColor">
					<path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16" strokeWidth="2.5" strokeLinecap="round" />
					<circle cx="5.5" cy="18.5" r="1.75" fill="currentColor" stroke="none" />
				</svg>
				Follow {title.toLowerCase()} in a feed reader
			</a>
		</>
	);
}
