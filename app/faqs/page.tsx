import { FaqList } from "#components/faqs/faq-list";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { StructuredData } from "#components/ui/structured-data";
import { FAQS } from "#lib/company/faqs";
import { companyIdentity } from "#lib/company/identity";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";
import { faqsData } from "#lib/seo/structured-data";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.faqs);

export default function FaqsPage() {
	return (
		<Page>
			<StructuredData of={[faqsData(FAQS)]} />
			<PageHeading title="Frequently Asked Questions" intro="Ten questions that customers ask us most." />
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<FaqList faqs={FAQS} />
				<QuestionsPanel
					title="Another question?"
					text="Ask us. We are glad to help."
					company={companyIdentity()}
				/>
			</Container>
		</Page>
	);
}
