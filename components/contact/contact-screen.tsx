import { ContactChannels } from "#components/contact/contact-channels";
import { ContactRequest } from "#components/contact/contact-request";
import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { LinkTabs } from "#components/ui/link-tabs";
import { PageHeading } from "#components/ui/page-heading";
import type { CompanyIdentity } from "#lib/company/identity";
import { CONTACT_TABS, type ContactTab } from "#lib/contact-tab";

/** The contact screen with one of its three tabs open (spec §2 /contact). */
export function ContactScreen({ tab, company }: { tab: ContactTab; company: CompanyIdentity }) {
	return (
		<Page>
			<PageHeading
				title="Contact Us"
				intro="Ask a question, ask for a loan, or ask us to prepare your account."
			/>
			<Container className="grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div>
					<LinkTabs
						label="What is it about?"
						tabs={CONTACT_TABS.map((entry) => ({
							label: entry.label,
							href: entry.tab === "enquiry" ? "/contact" : `/contact?tab=${entry.tab}`,
							isActive: entry.tab === tab,
						}))}
					/>
					<ContactRequest tab={tab} company={company} />
				</div>
				<ContactChannels company={company} />
			</Container>
		</Page>
	);
}
