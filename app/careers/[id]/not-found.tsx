import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";

export default function CareerNotFound() {
	return (
		<Page>
			<PageHeading title="Career not found" trail={[{ label: "Careers", href: "/careers" }]} />
			<Container className="py-14">
				<p>This role is filled, or the address has a typing error.</p>
				<ButtonLink href="/careers" className="mt-6">
					See the open roles
				</ButtonLink>
			</Container>
		</Page>
	);
}
