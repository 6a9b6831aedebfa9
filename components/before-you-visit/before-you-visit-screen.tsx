import { Checklist } from "#components/before-you-visit/checklist";
import { type BranchChoice, VisitChoice } from "#components/before-you-visit/visit-choice";
import { VisitPlace } from "#components/before-you-visit/visit-place";
import { OtherLanguages } from "#components/languages/other-languages";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { Page } from "#components/page/page";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { LoadFailureMark } from "#components/ui/load-failure";
import { PageHeading } from "#components/ui/page-heading";
import { PrintButton } from "#components/ui/print-button";
import type { Branch } from "#lib/backend/locator";
import type { Visit } from "#lib/before-you-visit/requirements";
import { visitText, whatsappShareHref } from "#lib/before-you-visit/visit-text";
import { calendarDate } from "#lib/calendar/calendar-date";
import { FACTS } from "#lib/company/facts";

type VisitScreenProps = {
	visit: Visit;
	branch: Branch | undefined;
	/** The branches to choose from; undefined if they could not be loaded. */
	choice: BranchChoice | undefined;
	/** The full address of this list. */
	page: string;
};

/** What to bring to the branch for one kind of visit, to tick off, print or share. */
export function VisitScreen({ visit, branch, choice, page }: VisitScreenProps) {
	return (
		<Page>
			<PageHeading
				title="Before You Visit"
				intro="Bring everything the first time. Choose what you want to do."
			>
				<OtherLanguages path="/before-you-visit" />
			</PageHeading>
			<Container className="grid grid-cols-1 items-start gap-x-14 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<VisitChoice visit={visit} branch={branch} choice={choice} />
				<div>
					<Checklist visit={visit} />
					<div className="mt-6 flex flex-wrap gap-3 print:hidden">
						<a
							href={whatsappShareHref(visitText(visit, branch, page))}
							rel="noopener"
							target="_blank"
							className={buttonClass()}
						>
							<Icon name="whatsapp" /> Send by WhatsApp
						</a>
						<PrintButton className={buttonClass("outline")}>
							<Icon name="file" /> Print
						</PrintButton>
					</div>
					<p className="mt-6 max-w-[56ch] text-ink-700 text-sm">
						Last checked on {calendarDate(new Date(FACTS.visitLists.checkedOn)).text}. “Free” means that we do
						not charge for it. Where it says “Ask us”, call the branch, because it depends on your case. The
						branch may ask for more and will tell you why.
					</p>
				</div>
				<VisitPlace branch={branch} />
			</Container>
			{!choice && <LoadFailureMark toast={BRANCHES_FAILED} />}
		</Page>
	);
}
