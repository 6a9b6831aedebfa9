import { QuestionsPanel } from "#components/legal/questions-panel";
import { TextSections } from "#components/legal/text-sections";
import { Page } from "#components/page/page";
import { ReadingColumns } from "#components/ui/reading-columns";
import { companyIdentity } from "#lib/company/identity";
import { termsSections } from "#lib/legal/legal";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.terms);

export default function TermsPage() {
	const company = companyIdentity();
	return (
		<Page title="Terms and Conditions" intro="The terms on which you use this site.">
			<ReadingColumns aside={<QuestionsPanel title="Unclear?" text="Ask us what a term means for you." />}>
				<TextSections sections={termsSections(company.name)} />
			</ReadingColumns>
		</Page>
	);
}
