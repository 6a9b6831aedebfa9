import { QuestionsPanel } from "#components/legal/questions-panel";
import { Registration } from "#components/legal/registration";
import { TextSections } from "#components/legal/text-sections";
import { TodaysDate } from "#components/legal/todays-date";
import { Page } from "#components/page/page";
import { ReadingColumns } from "#components/ui/reading-columns";
import { calendarDate } from "#lib/calendar/calendar-date";
import { companyIdentity } from "#lib/company/identity";
import { disclaimerSections } from "#lib/legal/legal";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.disclaimer);

export default function DisclaimerPage() {
	const company = companyIdentity();
	return (
		<Page
			title="Disclaimer"
			intro={
				<p>
					Last updated: <TodaysDate server={calendarDate(new Date())} />
				</p>
			}
		>
			<ReadingColumns
				aside={
					<QuestionsPanel title="Not sure what applies?" text="Call us, or write to us, before you decide." />
				}
			>
				<TextSections sections={disclaimerSections(company.name)}>
					<Registration />
				</TextSections>
			</ReadingColumns>
		</Page>
	);
}
