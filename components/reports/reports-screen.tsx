import { ViewerNote } from "#components/documents/viewer-note";
import { Page } from "#components/page/page";
import { FixedDepositPanel } from "#components/reports/fixed-deposit-panel";
import { ReportList } from "#components/reports/report-list";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { PageHeading } from "#components/ui/page-heading";
import { StructuredData } from "#components/ui/structured-data";
import type { Outcome } from "#lib/backend/client/failure";
import type { Report } from "#lib/backend/reports";
import { REPORTS_PER_PAGE } from "#lib/company/limits";
import { pageNumber } from "#lib/lists/page-number";
import { paginate } from "#lib/lists/paginate";
import { type ReportQuery, searchReports } from "#lib/reports/report-search";
import { reportsData } from "#lib/seo/structured-data";

type ReportsProps = { reports: Outcome<Report[]>; query: ReportQuery; siteUrl: string };

/** The annual reports that match a query (behaviour §2 /reports). */
export function ReportsScreen(props: ReportsProps) {
	return (
		<Page>
			<PageHeading title="Annual Reports" intro="What we did with each year, the newest first." />
			<Container className="grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div>
					<Reports {...props} />
				</div>
				<FixedDepositPanel />
			</Container>
		</Page>
	);
}

function Reports({ reports, query, siteUrl }: ReportsProps) {
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
			<StructuredData of={reportsData(shown.items)} />
			<ReportList
				shown={shown}
				siteUrl={siteUrl}
				noMatch={
					<EmptyState title="No matching reports found">
						<p className="mb-5">Try fewer or other words.</p>
						<ButtonLink href="/reports" variant="outline" data-keep-place="">
							Show all reports
						</ButtonLink>
					</EmptyState>
				}
			/>
			<ViewerNote className="mt-8" />
		</>
	);
}
