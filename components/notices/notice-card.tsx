import { NoticeBadge } from "#components/notices/notice-badge";
import type { NoticeCardData } from "#components/notices/notice-list-page";
import { NoticePanel, PANEL_PICTURE } from "#components/notices/notice-panel";
import { NOTICE_PICTURE } from "#components/notices/notice-picture";
import { PublishedOn } from "#components/ui/published-on";

/** A notice in the list; the whole card links to it. */
export function NoticeCard({ notice, isFirst }: { notice: NoticeCardData; isFirst: boolean }) {
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white shadow-card transition-shadow hover:shadow-raised">
			<NoticePanel className="aspect-video">
				{notice.picture && (
					<img
						{...notice.picture}
						{...NOTICE_PICTURE}
						alt=""
						decoding="async"
						loading={isFirst ? "eager" : "lazy"}
						className={PANEL_PICTURE}
					/>
				)}
			</NoticePanel>
			<div className="flex grow flex-col items-start p-5 md:p-6">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					{notice.category && <NoticeBadge {...notice.category} />}
					<PublishedOn at={notice.publishedAt} className="text-ink-600 text-sm" />
				</div>
				<h2 className="mt-3 text-xl">
					<a
						href={`/notices/${encodeURIComponent(notice.id)}`}
						className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						{notice.title}
					</a>
				</h2>
				{notice.excerpt && <p className="mt-2">{notice.excerpt}</p>}
			</div>
		</article>
	);
}
