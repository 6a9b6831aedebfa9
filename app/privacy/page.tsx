import { LegalText } from "#components/legal/legal-text";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { Disclosure } from "#components/ui/disclosure";
import { OpenLinked } from "#components/ui/open-linked.island";
import { PageHeading } from "#components/ui/page-heading";
import { companyIdentity } from "#lib/company/identity";
import { privacySections } from "#lib/company/legal";
import { environment } from "#lib/environment";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.privacy);

export default function PrivacyPage() {
	const company = companyIdentity();
	return (
		<Page>
			<PageHeading
				title="Privacy Policy"
				intro={`How ${company.name} handles what you tell us on this site, in plain words.`}
			/>
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<div className="space-y-3">
					{privacySections(environment().RETENTION_DAYS).map(({ id, title, blocks }, at) => (
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
