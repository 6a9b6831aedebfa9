import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";

export default function BranchNotFound() {
	return (
		<Page>
			<PageHeading title="Branch not found" trail={[{ label: "Branch Locator", href: "/locator" }]} />
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-lg">
					The branch may have moved or have a new name. All our branches are on one list.
				</p>
				<ButtonLink href="/locator" className="mt-6">
					Find a branch
				</ButtonLink>
			</Container>
		</Page>
	);
}
