import { MemberProfile } from "#components/about/member-profile";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { teamHref } from "#lib/about/team-groups";
import { attempt } from "#lib/backend/client/failure";
import { getTeamMember } from "#lib/backend/team";
import { memberPage } from "#lib/pages/item-pages";
import { decodedSegment } from "#lib/web/path-segment";

type TeamMemberPageProps = PageProps<"/about/[id]">;

export const generateMetadata = async (props: TeamMemberPageProps) =>
	itemMetadata(await readItem(props), FALLBACKS, memberPage);

export default async function TeamMemberPage(props: TeamMemberPageProps) {
	return (
		<ItemPage reading={await readItem(props)} {...FALLBACKS}>
			{(member) => (
				<Page>
					<MemberProfile member={member} />
				</Page>
			)}
		</ItemPage>
	);
}

const readItem = async ({ params }: TeamMemberPageProps) =>
	attempt(getTeamMember(decodedSegment((await params).id)));

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load this person",
		toast: "Failed to fetch team member details",
		back: { label: "Meet the team", href: "/about#team" },
	},
	missing: {
		title: "Personality not found",
		text: "This person is not on our team list, or has left it.",
		list: { label: "About", href: "/about" },
		children: <ButtonLink href={teamHref("management")}>Meet the team</ButtonLink>,
	},
};
