import type { Metadata } from "next";
import { MemberProfile } from "#components/about/member-profile";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { PageFailure } from "#components/site/page-failure";
import { attempt } from "#lib/backend/failure";
import { getTeamMember } from "#lib/backend/team";
import { decodedSegment } from "#lib/path-segment";
import { failedMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { memberPage } from "#lib/seo/site-pages";
import TeamMemberNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this person";

export async function generateMetadata({ params }: PageProps<"/about/[id]">): Promise<Metadata> {
	const reading = await attempt(getTeamMember(decodedSegment((await params).id)));
	if (!reading.ok) return failedMetadata(FAILURE);
	const member = reading.value;
	if (!member) return { title: "Personality not found" };
	return pageMetadata(memberPage(member));
}

export default async function TeamMemberPage({ params }: PageProps<"/about/[id]">) {
	const reading = await attempt(getTeamMember(decodedSegment((await params).id)));
	if (!reading.ok) {
		return (
			<PageFailure
				resource="team"
				title={FAILURE}
				toast="Failed to fetch team member details"
				back={{ label: "Meet the team", href: "/about#team" }}
			/>
		);
	}
	const member = reading.value;
	if (!member)
		return (
			<Missing>
				<TeamMemberNotFound />
			</Missing>
		);
	return (
		<Page>
			<MemberProfile member={member} />
		</Page>
	);
}
