import { CorporateIdentity } from "#components/about/corporate-identity";
import { TeamSection } from "#components/about/team-section";
import { Values } from "#components/about/values";
import { WhoWeAre } from "#components/about/who-we-are";
import { Page } from "#components/page/page";
import { PageHeading } from "#components/ui/page-heading";
import type { TeamGroup } from "#lib/about/team-groups";
import type { Outcome } from "#lib/backend/client/failure";
import type { TeamMember } from "#lib/backend/team";
import type { CompanyIdentity } from "#lib/company/identity";

type AboutScreenProps = {
	company: CompanyIdentity;
	/** Undefined if it is not known. */
	branchCount: number | undefined;
	team: Outcome<TeamMember[]>;
	group: TeamGroup;
	page: number;
};

/** The company and its people (behaviour §2 /about). */
export function AboutScreen({ company, branchCount, team, group, page }: AboutScreenProps) {
	return (
		<Page>
			<PageHeading
				title="About Us"
				intro={`Who ${company.name} is, what we promise, and the people who run the company.`}
			/>
			<WhoWeAre company={company} branchCount={branchCount} />
			<CorporateIdentity company={company} />
			<Values />
			<TeamSection team={team} group={group} page={page} />
		</Page>
	);
}
