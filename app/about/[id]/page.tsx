import type { Metadata } from "next";
import { MemberProfile } from "#components/about/member-profile";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { getTeamMember } from "#lib/backend/team";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import { MEMBER_FALLBACKS } from "#lib/team-groups";
import TeamMemberNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/about/[id]">): Promise<Metadata> {
	const member = await getTeamMember(decodedSegment((await params).id));
	if (!member) return { title: "Personality not found" };
	const name = member.name ?? MEMBER_FALLBACKS.name;
	return {
		title: member.position ? `${name}, ${member.position}` : name,
		description: metaDescription(member.biography),
		alternates: { canonical: `/about/${encodeURIComponent(member.id)}` },
	};
}

export default async function TeamMemberPage({ params }: PageProps<"/about/[id]">) {
	const member = await getTeamMember(decodedSegment((await params).id));
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
