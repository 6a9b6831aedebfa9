import type { Metadata } from "next";
import { LegalText } from "#components/legal/legal-text";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { Disclosure } from "#components/ui/disclosure";
import { OpenLinked } from "#components/ui/open-linked.island";
import { PageHeading } from "#components/ui/page-heading";
import { companyIdentity } from "#lib/company/identity";
import { PRIVACY_SECTIONS } from "#lib/company/legal";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Privacy Policy",
	description: "What we collect on this site, who else receives it, how long we keep it, and your rights.",
	alternates: { canonical: "/privacy" },
};

export default function PrivacyPage() {
	const company = companyIdentity();
	return (
		<Page>
			<PageHeading
				title="Privacy Policy"
				intro={`How ${company.name} handles what you tell us on this site, in plain words.`}
			/>
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
				<div className="space-y-3">
					{PRIVACY_SECTIONS.map(({ id, title, blocks }, at) => (
						<Disclosure key={id} id={id} title={title} isOpen={at === 0}>
							<LegalText blocks={blocks} />
						</Disclosure>
					))}
					<OpenLinked />
				</div>
				<QuestionsPanel
					title="Your data, your right"
					text="Ask us what we hold about you, or have it corrected or deleted."
					company={company}
				/>
			</Container>
		</Page>
	);
}
