import type { ReactNode } from "react";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { LinkTabs } from "#components/ui/link-tabs";
import { PageHeading } from "#components/ui/page-heading";
import { NEWS_TABS, type NewsTab, newsHref } from "#lib/news/news-view";

/** The news with one of its two tabs open (behaviour §2 /news). */
export function NewsScreen({ tab, children }: { tab: NewsTab; children: ReactNode }) {
	return (
		<Page>
			<PageHeading title="News" intro="What is new at our branches, advice for your money, and pictures." />
			<Container className="py-8 md:py-14">
				<div data-view="news" className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
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
					<section aria-labelledby="news-kind">
						<h2 id="news-kind" className="sr-only">
							{NEWS_TABS.find((entry) => entry.tab === tab)?.label}
						</h2>
						{children}
						<FeedLink feed="news" className="mt-8" />
					</section>
				</div>
			</Container>
		</Page>
	);
}
