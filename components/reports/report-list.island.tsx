"use client";

import type { ReactNode } from "react";
import { ReportCard } from "#components/reports/report-card";
import type { ReportListPage } from "#components/reports/report-list-page";
import { InstantSearch } from "#components/ui/instant-search";
import { LiveFailure } from "#components/ui/live-failure";
import { Pagination } from "#components/ui/pagination";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { listHref } from "#lib/lists/list-href";
import { reportQuery } from "#lib/reports/report-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type ReportListProps = {
	/** The first page, as the server answers the address. */
	first: ReportListPage;
	/** What stands in place of the list when the search finds nothing. */
	noMatch: ReactNode;
};

/** The annual reports with their search: rendered completely by the server, and updated at once with script. */
export function ReportList({ first, noMatch }: ReportListProps) {
	const { region, query, result, isWaiting, error, refine, retry } = useFilteredList({
		path: "/reports",
		api: "/api/reports",
		parse: reportQuery,
		query: first.query,
		result: first,
	});
	return (
		<div ref={region}>
			<div className="max-w-xl">
				<InstantSearch
					action="/reports"
					label="Search reports"
					query={query}
					onSearch={(q) => refine({ q, page: "" })}
					maxLength={SEARCH_MAX_LENGTH}
				/>
			</div>
			<p role="status" className="mt-5 mb-4 text-ink-700 text-sm">
				{!error && summary(result)}
			</p>
			{error ? (
				<LiveFailure
					message="Error loading annual reports"
					toast={null}
					retry={retry}
					isWaiting={isWaiting}
				/>
			) : (
				<>
					{result.total === 0 ? (
						noMatch
					) : (
						<ul
							aria-busy={isWaiting}
							className="grid gap-4 transition-opacity delay-150 aria-busy:opacity-60 md:gap-5"
						>
							{result.items.map((report) => (
								<li key={report.id}>
									<ReportCard report={report} />
								</li>
							))}
						</ul>
					)}
					<Pagination
						label="Pages of reports"
						page={result.page}
						pages={result.pages}
						href={(page) => listHref("/reports", { ...result.query, page: page > 1 ? page.toString() : "" })}
						className="mt-8 justify-center"
					/>
				</>
			)}
		</div>
	);
}

/** How much was found: read out when it changes. */
function summary({ total, page, pages, query }: ReportListPage): string {
	const found = `${total} ${total === 1 ? "report" : "reports"}${query.q && ` for “${query.q}”`}`;
	return pages > 1 ? `${found}, page ${page} of ${pages}` : found;
}
