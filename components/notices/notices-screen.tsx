import type { ReactNode } from "react";
import { NoticeList } from "#components/notices/notice-list";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { PageHeading } from "#components/ui/page-heading";
import type { Outcome } from "#lib/backend/client/failure";
import type { Notice } from "#lib/backend/notices";
import type { NoticeQuery } from "#lib/notices/notice-search";

type NoticesProps = { notices: Outcome<Notice[]>; query: NoticeQuery };

/** The notices that match a query (behaviour §2 /notices). */
export function NoticesScreen({ notices, query }: NoticesProps) {
	return (
		<Page>
			<PageHeading
				title="All Notices"
				intro="From the Bank of Ghana, about your security, and about our finances."
			/>
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
	return (
		<NoticeList
			notices={notices.value}
			query={query}
			noMatch={
				<EmptyState title="No notices match your filters">
					<p className="mb-5">Try fewer or other words, or look in all categories.</p>
					<ButtonLink href="/notices" variant="outline" data-keep-place="">
						Show all notices
					</ButtonLink>
				</EmptyState>
			}
		>
			{children}
		</NoticeList>
	);
}
