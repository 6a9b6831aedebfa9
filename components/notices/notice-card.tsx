import { NoticeBadge } from "#components/notices/notice-badge";
import type { NoticeCardData } from "#components/notices/notice-list-page";
import { NoticePanel } from "#components/notices/notice-panel";
import { NOTICE_PICTURE } from "#components/notices/notice-picture";
import { PANEL_PICTURE } from "#components/ui/picture-frame";
import { PublishedOn } from "#components/ui/published-on";
import { encodedSegment } from "#lib/web/path-segment";

/** A notice in the list; the whole card links to it. On a phone its picture is a thumbnail beside the title. */
export function NoticeCard({ notice, isFirst }: { notice: NoticeCardData; isFirst: boolean }) {
	return (
		<article className="group relative h-full overflow-hidden rounded-lg border border-line bg-white shadow-card transition-shadow hover:shadow-raised max-md:grid max-md:grid-cols-[min(6rem,112px-1rem)_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] max-md:gap-x-4 max-md:p-4 md:flex md:flex-col">
			<NoticePanel className="max-md:row-span-2 max-md:aspect-square max-md:w-full max-md:self-start max-md:rounded-md md:aspect-video">
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
			<div className="flex grow flex-col items-start p-6 max-md:contents">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:gap-y-1">
					{notice.category && <NoticeBadge {...notice.category} />}
					<PublishedOn
						at={notice.publishedAt}
						changedAt={notice.changedAt}
						className="text-ink-600 text-sm"
					/>
				</div>
				<h2 className="mt-3 text-xl max-md:mt-2 max-md:text-lg max-md:leading-snug">
					<a
						href={`/notices/${encodedSegment(notice.id)}`}
						className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						{notice.title}
					</a>
				</h2>
				{notice.excerpt && <p className="mt-2 max-md:col-span-2 max-md:mt-3">{notice.excerpt}</p>}
			</div>
		</article>
	);
}
