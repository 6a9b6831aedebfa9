import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { teamHref } from "#lib/team-groups";

export default function TeamMemberNotFound() {
	return (
		<Page>
			<PageHeading title="Personality not found" trail={[{ label: "About", href: "/about" }]} />
			<Container className="py-14">
				<p>This person is not on our team’s list, or no longer is.</p>
				<ButtonLink href={teamHref("management")} className="mt-6">
					Meet the team
				</ButtonLink>
			</Container>
		</Page>
	);
}
