"use client";

import type { ReactNode } from "react";
import { NoticeCard } from "#components/notices/notice-card";
import type { NoticeListPage } from "#components/notices/notice-list-page";
import { FilteredList } from "#components/ui/filtered-list";
import { InstantSearch } from "#components/ui/instant-search";
import { LinkTabs } from "#components/ui/link-tabs";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { listHref } from "#lib/lists/list-href";
import { NOTICE_CATEGORIES, type NoticeQuery, noticeQuery } from "#lib/notices/notice-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type NoticeListProps = {
	/** The first page, as the server renders it. The island never holds more than is on the screen. */
	first: NoticeListPage;
	/** Replaces the list when no notice matches. */
	noMatch: ReactNode;
	/** Below the list. */
	children: ReactNode;
};

/** The notices with their filters: rendered completely by the server, and updated at once with script. */
export function NoticeList({ first, noMatch, children }: NoticeListProps) {
	const { region, query, refine, ...list } = useFilteredList({
		path: "/notices",
		api: "/api/notices",
		parse: noticeQuery,
		query: first.query,
		result: first,
	});
	const categories = [{ slug: "", label: "All" } as const, ...NOTICE_CATEGORIES];
	return (
		<div ref={region} className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
			<div className="grid gap-5 lg:sticky lg:top-20">
				<InstantSearch
					action="/notices"
					label="Search notices"
					query={query}
					onSearch={(q) => refine({ q, page: "" })}
					maxLength={SEARCH_MAX_LENGTH}
				/>
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
			<div>
				<FilteredList
					list={list}
					path="/notices"
					noun="notice"
					filters={filtersOf(list.result.query)}
					failure={{ message: "Failed to fetch notices" }}
					noMatch={noMatch}
					statusClassName="mb-4 text-ink-700 text-sm"
					listClassName="grid gap-4 transition-opacity delay-150 aria-busy:opacity-60 md:grid-cols-2 md:gap-6"
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
