import { ViewerNote } from "#components/documents/viewer-note";
import { Page } from "#components/page/page";
import { ReportCard } from "#components/reports/report-card";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { FilteredList } from "#components/ui/filtered-list";
import { LiveSearch } from "#components/ui/live-search";
import { LoadFailure } from "#components/ui/load-failure";
import { Picture } from "#components/ui/picture";
import type { Outcome } from "#lib/backend/client/failure";
import type { Report } from "#lib/backend/reports";
import { REPORTS_PER_PAGE } from "#lib/company/limits";
import { KEEP_PLACE } from "#lib/islands/data-attributes";
import { pageNumber, paginate } from "#lib/lists/list-pages";
import { productHref } from "#lib/products/product-path";
import { type ReportQuery, searchReports } from "#lib/reports/report-search";

type ReportsProps = { reports: Outcome<Report[]>; query: ReportQuery };

/** The annual reports that match a query (behaviour §2 /reports). */
export function ReportsScreen(props: ReportsProps) {
	return (
		<Page title="Annual Reports" intro="What we did with each year, the newest first.">
			<Container className="grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div>
					<Reports {...props} />
				</div>
				<FixedDepositPanel />
			</Container>
		</Page>
	);
}

function Reports({ reports, query }: ReportsProps) {
	if (!reports.ok)
		return (
			<LoadFailure title="Error loading annual reports" busyText="Loading reports…">
				<p>The fault is on our side. Please try again in a moment.</p>
			</LoadFailure>
		);
	if (reports.value.length === 0)
		return (
			<EmptyState icon="file" title="No reports available">
				<p>Please come back later, or ask for a report at any branch.</p>
			</EmptyState>
		);
	const found = searchReports(reports.value, query);
	const shown = { ...paginate(found, pageNumber(query.page), REPORTS_PER_PAGE), query };
	return (
		<>
			<div className="max-w-xl">
				<LiveSearch id="report-search" action="/reports" label="Search reports" query={query} />
			</div>
			<FilteredList
				shown={shown}
				path="/reports"
				noun="report"
				filters={[query.q && `for “${query.q}”`]}
				failure={{ message: "Error loading annual reports", isToast: false }}
				noMatch={
					<EmptyState title="No matching reports found">
						<p className="mb-5">Try fewer or other words.</p>
						<ButtonLink href="/reports" variant="outline" {...{ [KEEP_PLACE]: "" }}>
							Show all reports
						</ButtonLink>
					</EmptyState>
				}
				statusClassName="mt-5 mb-4 text-ink-700 text-sm"
				listClassName="grid gap-4 md:gap-5"
			>
				{(report) => <ReportCard report={report} />}
			</FilteredList>
			<ViewerNote className="mt-8" />
		</>
	);
}

/** The promotion beside the reports (behaviour §2 /reports). */
const FixedDepositPanel = () => (
	<aside
		aria-labelledby="fixed-deposit-heading"
		className="kente focus-on-dark overflow-hidden rounded-lg bg-brand-900 text-brand-100 sm:flex lg:sticky lg:top-20 lg:block"
	>
		<Picture
			src="/content/images/products/fixed-deposit.webp"
			alt=""
			width={640}
			height={480}
			sizes="(min-width: 64rem) 22rem, (min-width: 30rem) 40vw, 66vw"
			className="aspect-[16/10] w-full object-cover sm:aspect-auto sm:w-2/5 lg:aspect-[4/3] lg:w-full"
		/>
		<div className="p-6">
			<h2 id="fixed-deposit-heading" className="text-white text-xl">
				Money you will not need for a while?
			</h2>
			<p className="mt-2">
				Put it aside in a Fixed Deposit. The return is agreed in writing on the first day.
			</p>
			<ButtonLink href={productHref("savings", "Fixed Deposit")} variant="on-dark" className="mt-5">
				See Fixed Deposit
			</ButtonLink>
		</div>
	</aside>
);
