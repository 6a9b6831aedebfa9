import { FaqList } from "#components/faqs/faq-list";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Feedback } from "#components/page/feedback";
import { Page } from "#components/page/page";
import { ReadingColumns } from "#components/ui/reading-columns";
import { companyIdentity } from "#lib/company/identity";
import { faqsOf } from "#lib/faqs/faqs";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.faqs);

export default function FaqsPage() {
	return (
		<Page title="Frequently Asked Questions" intro="The questions that customers ask us most.">
			<ReadingColumns
				aside={<QuestionsPanel title="Another question?" text="Ask us. We are glad to help." />}
			>
				<div>
					<FaqList faqs={faqsOf(companyIdentity())} />
					<Feedback page={SITE_PAGES.faqs.path} />
				</div>
			</ReadingColumns>
		</Page>
	);
}
