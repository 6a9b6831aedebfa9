import type { Metadata } from "next";
import { JobProfile } from "#components/careers/job-profile";
import { MissingItem } from "#components/site/missing-item";
import { Page } from "#components/site/page";
import { PageFailure } from "#components/site/page-failure";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { attempt } from "#lib/backend/failure";
import { getJob } from "#lib/backend/jobs";
import { companyIdentity } from "#lib/company/identity";
import { decodedSegment } from "#lib/path-segment";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { jobPage } from "#lib/seo/site-pages";
import { jobData } from "#lib/seo/structured-data";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this role";

export async function generateMetadata({ params }: PageProps<"/careers/[id]">): Promise<Metadata> {
	const reading = await attempt(getJob(decodedSegment((await params).id)));
	if (!reading.ok) return standInMetadata(FAILURE);
	const job = reading.value;
	if (!job) return standInMetadata("Career not found");
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
			<MissingItem
				title="Career not found"
				text="This role is filled, or the address has a typing error."
				list={{ label: "Careers", href: "/careers" }}
			>
				<ButtonLink href="/careers">See the open roles</ButtonLink>
			</MissingItem>
		);
	return (
		<Page>
			<StructuredData of={[jobData(job)]} />
			<JobProfile job={job} company={companyIdentity()} />
		</Page>
	);
}
