import type { Metadata } from "next";
import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { environment } from "#lib/environment";
import { reportQuery } from "#lib/report-search";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Annual Reports",
	description: "Our annual reports by year, to read on the screen or to download.",
	alternates: { canonical: "/reports" },
};

export default async function ReportsPage() {
	const reports = await attempt(getReports());
	const query = reportQuery(new URLSearchParams());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
