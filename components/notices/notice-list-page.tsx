import { NOTICE_PICTURE } from "#components/notices/notice-picture";
import { pictureSource } from "#components/ui/picture";
import type { Notice } from "#lib/backend/notices";
import { NOTICE_EXCERPT_WORDS, NOTICES_PER_PAGE } from "#lib/company/limits";
import { pageNumber } from "#lib/lists/page-number";
import { type PageOf, paginate } from "#lib/lists/paginate";
import { type NoticeQuery, noticeCategory, searchNotices } from "#lib/notices/notice-search";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

/** What a card shows of a notice: plain data, the same in the server's first page and as JSON. */
export type NoticeCardData = {
	id: string;
	title: string;
	excerpt: string;
	category?: { slug?: string; label: string };
	picture?: { src: string; srcSet?: string };
	publishedAt?: string;
	changedAt?: string;
};

export type NoticeListPage = PageOf<NoticeCardData> & { query: NoticeQuery };

/** One page of the notices that match a query, whatever their number. */
export function noticeListPage(notices: readonly Notice[], query: NoticeQuery): NoticeListPage {
	const { items, ...place } = paginate(
		searchNotices(notices, query),
		pageNumber(query.page),
		NOTICES_PER_PAGE,
	);
	return { ...place, query, items: items.map(cardOf) };
}

const cardOf = (notice: Notice): NoticeCardData => ({
	id: notice.id,
	title: notice.title,
	excerpt: nonBreaking(excerpt(notice.description ?? "", NOTICE_EXCERPT_WORDS)),
	category: noticeCategory(notice.category) ?? (notice.category ? { label: notice.category } : undefined),
	publishedAt: notice.publishedAt,
	changedAt: notice.changedAt,
	picture: notice.image ? pictureSource({ src: notice.image, ...NOTICE_PICTURE }) : undefined,
});
