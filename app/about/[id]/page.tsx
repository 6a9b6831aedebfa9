import type { Metadata } from "next";
import { MemberProfile } from "#components/about/member-profile";
import { MissingItem } from "#components/page/missing-item";
import { Page } from "#components/page/page";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { teamHref } from "#lib/about/team-groups";
import { attempt } from "#lib/backend/failure";
import { getTeamMember } from "#lib/backend/team";
import { memberPage } from "#lib/pages/page-registry";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { decodedSegment } from "#lib/web/path-segment";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load this person";

export async function generateMetadata({ params }: PageProps<"/about/[id]">): Promise<Metadata> {
	const reading = await attempt(getTeamMember(decodedSegment((await params).id)));
	if (!reading.ok) return standInMetadata(FAILURE);
	const member = reading.value;
	if (!member) return standInMetadata("Personality not found");
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
			<MissingItem
				title="Personality not found"
				text="This person is not on our team list, or has left it."
				list={{ label: "About", href: "/about" }}
			>
				<ButtonLink href={teamHref("management")}>Meet the team</ButtonLink>
			</MissingItem>
		);
	return (
		<Page>
			<MemberProfile member={member} />
		</Page>
	);
}
