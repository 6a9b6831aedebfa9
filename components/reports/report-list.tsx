import type { ReactNode } from "react";
import { ReportCard } from "#components/reports/report-card";
import { FilteredList } from "#components/ui/filtered-list";
import { LiveSearch } from "#components/ui/live-search";
import type { Report } from "#lib/backend/reports";
import type { PageOf } from "#lib/lists/paginate";
import type { ReportQuery } from "#lib/reports/report-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type ReportListProps = {
	shown: PageOf<Report> & { query: ReportQuery };
	siteUrl: string;
	/** Replaces the list when no report matches. */
	noMatch: ReactNode;
};

/** The annual reports with their search. */
export const ReportList = ({ shown, siteUrl, noMatch }: ReportListProps) => (
	<div>
		<div className="max-w-xl">
			<LiveSearch
				id="report-search"
				action="/reports"
				label="Search reports"
				query={shown.query}
				maxLength={SEARCH_MAX_LENGTH}
			/>
		</div>
		<FilteredList
			shown={shown}
			path="/reports"
			noun="report"
			filters={[shown.query.q && `for “${shown.query.q}”`]}
			failure={{ message: "Error loading annual reports", isToast: false }}
			noMatch={noMatch}
			statusClassName="mt-5 mb-4 text-ink-700 text-sm"
			listClassName="grid gap-4 md:gap-5"
		>
			{(report) => <ReportCard report={report} siteUrl={siteUrl} />}
		</FilteredList>
	</div>
);
