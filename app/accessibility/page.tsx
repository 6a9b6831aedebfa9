import { ContactChannels } from "#components/contact/contact-channels";
import { TextSections } from "#components/legal/text-sections";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { PrintButton } from "#components/ui/print-button";
import { ReadingColumns } from "#components/ui/reading-columns";
import { calendarDate } from "#lib/calendar/calendar-date";
import { FACTS } from "#lib/company/facts";
import { accessibilitySections } from "#lib/legal/accessibility";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.accessibility);

export default function AccessibilityPage() {
	const testedOn = calendarDate(new Date(FACTS.accessibility.checkedOn)).text;
	return (
		<Page
			title={SITE_PAGES.accessibility.title}
			intro="What we do so that everyone can use this site, and what is still missing."
		>
			<ReadingColumns aside={<ContactChannels />}>
				<div className="space-y-9">
					<TextSections sections={accessibilitySections(testedOn)} />
					<p className="flex flex-wrap gap-3">
						<ButtonLink href={SITE_PAGES.complaints.path} variant="outline">
							How to complain
						</ButtonLink>
						<PrintButton />
					</p>
				</div>
			</ReadingColumns>
		</Page>
	);
}
