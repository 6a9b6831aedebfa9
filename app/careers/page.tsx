import type { Metadata } from "next";
import { CareersScreen } from "#components/careers/careers-screen";
import { attempt } from "#lib/backend/failure";
import { getJobs } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Careers",
	description: "Open roles in HR, operations, corporate communication, audit and IT, and how to apply.",
	alternates: { canonical: "/careers" },
};

export default async function CareersPage() {
	const jobs = await attempt(getJobs());
	return <CareersScreen jobs={jobs} category="All Roles" company={companyIdentity()} />;
}
