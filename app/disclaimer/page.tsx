import { LegalSections } from "#components/legal/legal-sections";
import { QuestionsPanel } from "#components/legal/questions-panel";
import { Registration } from "#components/legal/registration";
import { TodaysDate } from "#components/legal/todays-date.island";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { calendarDate } from "#lib/calendar-date";
import { companyIdentity } from "#lib/company/identity";
import { disclaimerSections } from "#lib/company/legal";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.disclaimer);

export default function DisclaimerPage() {
	const company = companyIdentity();
	return (
		<Page>
			<PageHeading
				title="Disclaimer"
				intro={
					<p>
						Last updated: <TodaysDate server={calendarDate(new Date())} />
					</p>
				}
			/>
			<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<div className="space-y-9">
					<LegalSections sections={disclaimerSections(company.name)} />
					<Registration company={company} />
				</div>
				<QuestionsPanel
					title="Not sure what applies?"
					text="Call us, or write to us, before you decide."
					company={company}
				/>
			</Container>
		</Page>
	);
}
