import type { Metadata } from "next";
import { FaqList } from "#components/faqs/faq-list";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { FAQS } from "#lib/company/faqs";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Frequently Asked Questions",
	description: "Opening an account, loans, mobile banking, branches and complaints: ten short answers.",
	alternates: { canonical: "/faqs" },
};

export default function FaqsPage() {
	return (
		<Page>
			<PageHeading title="Frequently Asked Questions" intro="Ten questions that customers ask us most." />
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
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
