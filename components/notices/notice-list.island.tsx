"use client";

import type { ReactNode } from "react";
import { NoticeCard } from "#components/notices/notice-card";
import type { NoticeListPage } from "#components/notices/notice-list-page";
import { InstantSearch } from "#components/ui/instant-search";
import { LinkTabs } from "#components/ui/link-tabs";
import { LiveFailure } from "#components/ui/live-failure";
import { Pagination } from "#components/ui/pagination";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { listHref } from "#lib/lists/list-href";
import { NOTICE_CATEGORIES, noticeQuery } from "#lib/notices/notice-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type NoticeListProps = {
	/** The first page, as the server answers the address; the island only ever holds what is on the screen. */
	first: NoticeListPage;
	/** What stands in place of the list when a filter leaves nothing. */
	noMatch: ReactNode;
	/** Below the list. */
	children: ReactNode;
};

/** The notices with their filters: rendered completely by the server, and updated at once with script. */
export function NoticeList({ first, noMatch, children }: NoticeListProps) {
	const { region, query, result, isWaiting, error, refine, retry } = useFilteredList({
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
				<p role="status" className="mb-4 text-ink-700 text-sm">
					{!error && summary(result)}
				</p>
				{error ? (
					<LiveFailure message="Failed to fetch notices" retry={retry} isWaiting={isWaiting} />
				) : (
					<>
						{result.total === 0 ? (
							noMatch
						) : (
							<ul
								aria-busy={isWaiting}
								className="grid gap-6 transition-opacity delay-150 aria-busy:opacity-60 md:grid-cols-2"
							>
								{result.items.map((notice, at) => (
									<li key={notice.id}>
										<NoticeCard notice={notice} isFirst={at === 0} />
									</li>
								))}
							</ul>
						)}
						<Pagination
							label="Pages of notices"
							page={result.page}
							pages={result.pages}
							href={(page) =>
								listHref("/notices", { ...result.query, page: page > 1 ? page.toString() : "" })
							}
							className="mt-8 justify-center"
						/>
					</>
				)}
				{children}
			</div>
		</div>
	);
}

/** How much was found: read out when it changes. */
function summary({ total, page, pages, query }: NoticeListPage): string {
	const category = NOTICE_CATEGORIES.find(({ slug }) => slug === query.category)?.label;
	const found = [
		`${total} ${total === 1 ? "notice" : "notices"}`,
		category && `in ${category}`,
		query.q && `for “${query.q}”`,
	];
	const place = pages > 1 ? `, page ${page} of ${pages}` : "";
	return found.filter(Boolean).join(" ") + place;
}
