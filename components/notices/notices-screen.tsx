import type { ReactNode } from "react";
import { NoticeCard } from "#components/notices/notice-card";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { FilteredList } from "#components/ui/filtered-list";
import { LinkTabs } from "#components/ui/link-tabs";
import { LiveSearch } from "#components/ui/live-search";
import { LoadFailure } from "#components/ui/load-failure";
import type { Outcome } from "#lib/backend/client/failure";
import type { Notice } from "#lib/backend/notices";
import { NOTICES_PER_PAGE } from "#lib/company/limits";
import { KEEP_PLACE, VIEW } from "#lib/islands/data-attributes";
import { listHref, pageNumber, paginate } from "#lib/lists/list-pages";
import { NOTICE_CATEGORIES, type NoticeQuery, searchNotices } from "#lib/notices/notice-search";

type NoticesProps = { notices: Outcome<Notice[]>; query: NoticeQuery };

/** The notices that match a query (behaviour §2 /notices). */
export function NoticesScreen({ notices, query }: NoticesProps) {
	return (
		<Page title="All Notices" intro="From the Bank of Ghana, about your security, and about our finances.">
			<Container className="py-8 md:py-14">
				<Notices notices={notices} query={query}>
					<FeedLink feed="notices" className="mt-8" />
				</Notices>
			</Container>
		</Page>
	);
}

/** The list or its replacement, with the children below. */
function Notices({ notices, query, children }: NoticesProps & { children: ReactNode }) {
	if (!notices.ok)
		return (
			<>
				<LoadFailure
					title="The notices could not be loaded"
					toast="Failed to fetch notices"
					busyText="Loading notices…"
				>
					<p>The fault is on our side. Please try again in a moment.</p>
				</LoadFailure>
				{children}
			</>
		);
	if (notices.value.length === 0)
		return (
			<>
				<EmptyState icon="file" title="No notices found">
					<p>We have nothing to announce at the moment.</p>
				</EmptyState>
				{children}
			</>
		);
	const found = searchNotices(notices.value, query);
	const categories = [{ slug: "", label: "All" } as const, ...NOTICE_CATEGORIES];
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
			<div className="grid gap-5 lg:sticky lg:top-20">
				<LiveSearch id="notice-search" action="/notices" label="Search notices" query={query} />
				<div {...{ [VIEW]: "categories" }}>
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
					noMatch={
						<EmptyState title="No notices match your filters">
							<p className="mb-5">Try fewer or other words, or look in all categories.</p>
							<ButtonLink href="/notices" variant="outline" {...{ [KEEP_PLACE]: "" }}>
								Show all notices
							</ButtonLink>
						</EmptyState>
					}
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
