"use client";

import type { ReactNode } from "react";
import { ReportCard } from "#components/reports/report-card";
import type { ReportListPage } from "#components/reports/report-list-page";
import { FilteredList } from "#components/ui/filtered-list";
import { InstantSearch } from "#components/ui/instant-search";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { reportQuery } from "#lib/reports/report-search";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

type ReportListProps = {
	/** The first page, as the server renders it. */
	first: ReportListPage;
	/** Replaces the list when no report matches. */
	noMatch: ReactNode;
};

/** The annual reports with their search: rendered completely by the server, and updated at once with script. */
export function ReportList({ first, noMatch }: ReportListProps) {
	const { region, query, refine, ...list } = useFilteredList({
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
			<FilteredList
				list={list}
				path="/reports"
				noun="report"
				filters={[list.result.query.q && `for “${list.result.query.q}”`]}
				failure={{ message: "Error loading annual reports", toast: null }}
				noMatch={noMatch}
				statusClassName="mt-5 mb-4 text-ink-700 text-sm"
				listClassName="grid gap-4 transition-opacity delay-150 aria-busy:opacity-60 md:gap-5"
			>
				{(report) => <ReportCard report={report} />}
			</FilteredList>
		</div>
	);
}
