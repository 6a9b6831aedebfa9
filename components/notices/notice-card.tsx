import { NoticeBadge } from "#components/notices/notice-badge";
import { NoticePanel } from "#components/notices/notice-panel";
import { PublishedOn } from "#components/ui/published-on";
import type { Notice } from "#lib/backend/notices";
import { NOTICE_EXCERPT_WORDS } from "#lib/company/limits";
import { noticeHref } from "#lib/notices/notice-search";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

/** A notice in the list; the whole card links to it. On a phone its picture is a thumbnail beside the title. */
export function NoticeCard({ notice, isFirst }: { notice: Notice; isFirst: boolean }) {
	const beginning = nonBreaking(excerpt(notice.description ?? "", NOTICE_EXCERPT_WORDS));
	return (
		<article className="group relative h-full overflow-hidden rounded-lg border border-line bg-white shadow-card transition-shadow hover:shadow-raised max-md:grid max-md:grid-cols-[min(6rem,112px-1rem)_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] max-md:gap-x-4 max-md:p-4 md:flex md:flex-col">
			<NoticePanel
				src={notice.image}
				width={960}
				height={540}
				sizes="(min-width: 80rem) 430px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 80px"
				isFirst={isFirst}
				isLarge={false}
				className="max-md:row-span-2 max-md:aspect-square max-md:w-full max-md:self-start max-md:rounded-md md:aspect-video"
			/>
			<div className="flex grow flex-col items-start p-6 max-md:contents">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:gap-y-1">
					<NoticeBadge category={notice.category} />
					<PublishedOn
						at={notice.publishedAt}
						changedAt={notice.changedAt}
						className="text-ink-600 text-sm"
					/>
				</div>
				<h2 className="mt-3 text-xl max-md:mt-2 max-md:text-lg max-md:leading-snug">
					<a
						href={noticeHref(notice.id)}
						className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						{notice.title}
					</a>
				</h2>
				{beginning && <p className="mt-2 max-md:col-span-2 max-md:mt-3">{beginning}</p>}
			</div>
		</article>
	);
}
