import { LegalSections } from "#components/legal/legal-sections";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { companyIdentity } from "#lib/company/identity";
import { termsSections } from "#lib/company/legal";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.terms);

export default function TermsPage() {
	const company = companyIdentity();
	return (
		<Page>
			<PageHeading title="Terms and Conditions" intro="The terms on which you use this site." />
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<LegalSections sections={termsSections(company.name)} />
				<QuestionsPanel title="Unclear?" text="Ask us what a term means for you." company={company} />
			</Container>
		</Page>
	);
}
