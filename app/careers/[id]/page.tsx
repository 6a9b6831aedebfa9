import type { Metadata } from "next";
import { JobProfile } from "#components/careers/job-profile";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { getJob } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import CareerNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/careers/[id]">): Promise<Metadata> {
	const job = await getJob(decodedSegment((await params).id));
	if (!job) return { title: "Career not found" };
	return {
		title: job.title,
		description: metaDescription(job.description),
		alternates: { canonical: `/careers/${encodeURIComponent(job.id)}` },
	};
}

export default async function CareerPage({ params }: PageProps<"/careers/[id]">) {
	const job = await getJob(decodedSegment((await params).id));
	if (!job)
		return (
			<Missing>
				<CareerNotFound />
			</Missing>
		);
	return (
		<Page>
			<JobProfile job={job} company={companyIdentity()} />
		</Page>
	);
}
