import type { Metadata } from "next";
import { MemberProfile } from "#components/about/member-profile";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { PageFailure } from "#components/site/page-failure";
import { attempt } from "#lib/backend/failure";
import { getTeamMember } from "#lib/backend/team";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import { MEMBER_FALLBACKS } from "#lib/team-groups";
import TeamMemberNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this person";

export async function generateMetadata({ params }: PageProps<"/about/[id]">): Promise<Metadata> {
	const reading = await attempt(getTeamMember(decodedSegment((await params).id)));
	if (!reading.ok) return { title: FAILURE };
	const member = reading.value;
	if (!member) return { title: "Personality not found" };
	const name = member.name ?? MEMBER_FALLBACKS.name;
	return {
		title: member.position ? `${name}, ${member.position}` : name,
		description: metaDescription(member.biography),
		alternates: { canonical: `/about/${encodeURIComponent(member.id)}` },
	};
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
