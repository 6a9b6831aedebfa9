import type { Metadata } from "next";
import { JobProfile } from "#components/careers/job-profile";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { PageFailure } from "#components/site/page-failure";
import { StructuredData } from "#components/ui/structured-data";
import { attempt } from "#lib/backend/failure";
import { getJob } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { decodedSegment } from "#lib/path-segment";
import { failedMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { jobPage } from "#lib/seo/site-pages";
import { jobData } from "#lib/seo/structured-data";
import CareerNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this role";

export async function generateMetadata({ params }: PageProps<"/careers/[id]">): Promise<Metadata> {
	const reading = await attempt(getJob(decodedSegment((await params).id)));
	if (!reading.ok) return failedMetadata(FAILURE);
	const job = reading.value;
	if (!job) return { title: "Career not found" };
	return pageMetadata(jobPage(job));
}

export default async function CareerPage({ params }: PageProps<"/careers/[id]">) {
	const reading = await attempt(getJob(decodedSegment((await params).id)));
	if (!reading.ok) {
		return (
			<PageFailure
				resource="roles"
				title={FAILURE}
				toast="Failed to fetch career details"
				back={{ label: "See the open roles", href: "/careers" }}
			/>
		);
	}
	const job = reading.value;
	if (!job)
		return (
			<Missing>
				<CareerNotFound />
			</Missing>
		);
	return (
		<Page>
			<StructuredData of={[jobData(job)]} />
			<JobProfile job={job} company={companyIdentity()} />
		</Page>
	);
}
