import { MemberProfile } from "#components/about/member-profile";
import { itemPages } from "#components/page/item-page";
import { Page } from "#components/page/page";
import { teamHref } from "#lib/about/team-groups";
import { getTeamMember } from "#lib/backend/team";
import { memberPage } from "#lib/pages/item-pages";

const memberPages = itemPages({
	read: ({ id }: { id: string }) => getTeamMember(id),
	pageOf: memberPage,
	show: (member) => (
		<Page>
			<MemberProfile member={member} />
		</Page>
	),
	fallbacks: {
		failed: { title: "We could not load this person", toast: "Failed to fetch team member details" },
		missing: {
			title: "Personality not found",
			text: "This person is not on our team list, or has left it.",
		},
		list: { label: "About", href: "/about" },
		back: { label: "Meet the team", href: teamHref("management") },
	},
});

export const generateMetadata = memberPages.metadata;
export default memberPages.page;
