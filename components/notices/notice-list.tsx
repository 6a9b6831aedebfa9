import type { ReactNode } from "react";
import { NoticeCard } from "#components/notices/notice-card";
import { FilteredList } from "#components/ui/filtered-list";
import { LinkTabs } from "#components/ui/link-tabs";
import { LiveSearch } from "#components/ui/live-search";
import type { Notice } from "#lib/backend/notices";
import { NOTICES_PER_PAGE } from "#lib/company/limits";
import { listHref } from "#lib/lists/list-href";
import { pageNumber } from "#lib/lists/page-number";
import { paginate } from "#lib/lists/paginate";
import { NOTICE_CATEGORIES, type NoticeQuery, searchNotices } from "#lib/notices/notice-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type NoticeListProps = {
	notices: readonly Notice[];
	query: NoticeQuery;
	/** Replaces the list when no notice matches. */
	noMatch: ReactNode;
	/** Below the list. */
	children: ReactNode;
};

/** One page of the notices that match a query, with their filters. */
export function NoticeList({ notices, query, noMatch, children }: NoticeListProps) {
	const found = searchNotices(notices, query);
	const categories = [{ slug: "", label: "All" } as const, ...NOTICE_CATEGORIES];
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
			<div className="grid gap-5 lg:sticky lg:top-20">
				<LiveSearch
					id="notice-search"
					action="/notices"
					label="Search notices"
					query={query}
					maxLength={SEARCH_MAX_LENGTH}
				/>
				<div data-view="categories">
					<LinkTabs
						label="Categories"
						shape="sidebar"
						tabs={categories.map(({ slug, label }) => ({
							label,
							href: listHref("/notices", { ...query, category: slug, page: "" }),
							isActive: slug === query.category,
						}))}
					/>
				</div>
			</div>
			<div>
				<FilteredList
					shown={{ ...paginate(found, pageNumber(query.page), NOTICES_PER_PAGE), query }}
					path="/notices"
					noun="notice"
					filters={filtersOf(query)}
					failure={{ message: "Failed to fetch notices", isToast: true }}
					noMatch={noMatch}
					statusClassName="mb-4 text-ink-700 text-sm"
					listClassName="grid gap-4 md:grid-cols-2 md:gap-6"
				>
					{(notice, index) => <NoticeCard notice={notice} isFirst={index === 0} />}
				</FilteredList>
				{children}
			</div>
		</div>
	);
}

function filtersOf({ category, q }: NoticeQuery) {
	const label = NOTICE_CATEGORIES.find(({ slug }) => slug === category)?.label;
	return [label && `in ${label}`, q && `for “${q}”`];
}
