import { BranchFinder } from "#components/locator/branch-finder";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { GetInTouch } from "#components/locator/get-in-touch";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { PageHeading } from "#components/ui/page-heading";
import { StructuredData } from "#components/ui/structured-data";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import type { CompanyIdentity } from "#lib/company/identity";
import type { BranchQuery } from "#lib/locator/branch-query";
import { branchPage } from "#lib/locator/branch-search";
import { branchesData, headOfficeData } from "#lib/seo/structured-data";

type LocatorScreenProps = { branches: Outcome<Branch[]>; query: BranchQuery; company: CompanyIdentity };

/** The locator and contact screen (behaviour §2 /locator, /contact-us). */
export function LocatorScreen({ branches, query, company }: LocatorScreenProps) {
	return (
		<Page>
			<PageHeading
				title="Branch Locator"
				intro="Find the branch nearest to you, its phone number and the way there."
			/>
			<Container className="py-10 md:py-14">
				<h2 className="sr-only">Branches</h2>
				<Branches branches={branches} query={query} company={company} />
			</Container>
			<GetInTouch company={company} />
		</Page>
	);
}

function Branches({ branches, query, company }: LocatorScreenProps) {
	if (!branches.ok) {
		return (
			<LoadFailure title="Our branches could not be loaded" toast={BRANCHES_FAILED}>
				<p>Please try again in a moment, or call us: the numbers are below.</p>
			</LoadFailure>
		);
	}
	if (branches.value.length === 0) {
		return (
			<EmptyState icon="map-pin" title="No branch data available">
				<p>Call us and we will tell you where to find us: the numbers are below.</p>
			</EmptyState>
		);
	}
	const shown = branchPage(branches.value, query);
	return (
		<>
			<StructuredData of={[headOfficeData(company), ...branchesData(shown.items)]} />
			<BranchFinder branches={branches.value} query={query} shown={shown} />
		</>
	);
}
