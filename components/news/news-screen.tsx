import type { ReactNode } from "react";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LinkTabs } from "#components/ui/link-tabs";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import type { Outcome } from "#lib/backend/client/failure";
import { NEWS_PER_PAGE } from "#lib/company/limits";
import { FAILURE_TEXT, FAILURE_TOAST, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { type PageOf, paginate } from "#lib/lists/list-pages";
import { NEWS_TABS, type NewsTab, newsHref } from "#lib/news/news-view";

type NewsScreenProps<Item> = {
	tab: NewsTab;
	list: Outcome<Item[]>;
	page: number;
	/** The text for an empty list. */
	empty: string;
	children: (shown: PageOf<Item>) => ReactNode;
};

/** The news with one of its two tabs open (behaviour §2 /news), six items a page. */
export function NewsScreen<Item>(props: NewsScreenProps<Item>) {
	const { tab } = props;
	return (
		<Page title="News" intro="What is new at our branches, advice for your money, and pictures.">
			<Container className="py-8 md:py-14">
				<div
					{...{ [VIEW]: "news", [LOADING_TEXT]: "Loading news…" }}
					className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12"
				>
					<LinkTabs
						label="News by kind"
						shape="sidebar"
						className="lg:sticky lg:top-24 lg:self-start"
						tabs={NEWS_TABS.map((entry) => ({
							label: entry.label,
							href: newsHref(entry.tab),
							isActive: entry.tab === tab,
						}))}
					/>
					<section
						aria-labelledby="news-kind"
						{...{ [FAILURE_TEXT]: "Failed to fetch content", [FAILURE_TOAST]: "" }}
					>
						<h2 id="news-kind" className="sr-only">
							{NEWS_TABS.find((entry) => entry.tab === tab)?.label}
						</h2>
						<NewsList {...props} />
						<FeedLink feed="news" className="mt-8" />
					</section>
				</div>
			</Container>
		</Page>
	);
}

function NewsList<Item>({ tab, list, page, empty, children }: NewsScreenProps<Item>) {
	const items = tab === "gallery" ? "galleries" : "articles";
	if (!list.ok)
		return (
			<LoadFailure
				title={`We could not load the ${items}`}
				toast="Failed to fetch content"
				busyText={`Loading ${items}…`}
			/>
		);
	const shown = paginate(list.value, page, NEWS_PER_PAGE);
	return (
		<>
			{shown.total === 0 ? (
				<EmptyState icon="news" title={`No ${items} found`}>
					<p>{empty}</p>
				</EmptyState>
			) : (
				children(shown)
			)}
			<Pagination
				label={`Pages of ${items}`}
				page={shown.page}
				pages={shown.pages}
				href={(target) => newsHref(tab, target)}
			/>
		</>
	);
}
