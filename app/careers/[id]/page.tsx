import type { Metadata } from "next";
import { JobProfile } from "#components/careers/job-profile";
import { MissingItem } from "#components/page/missing-item";
import { Page } from "#components/page/page";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/failure";
import { companyIdentity } from "#lib/company/identity";
import { jobPage } from "#lib/pages/page-registry";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { jobData } from "#lib/seo/structured-data";
import { decodedSegment } from "#lib/web/path-segment";

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
