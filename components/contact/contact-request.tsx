import { ButtonLink } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { LOAN_PROCESSING_HOURS, MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/constants";
import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { CONTACT_TABS, type ContactTab } from "#lib/contact-tab";

/** What to have at hand for each purpose, so that one conversation is enough. */
const STEPS: Record<ContactTab, { intro: string; message: string; have: readonly string[] }> = {
	enquiry: {
		intro: "Tell us what you would like to know. We answer on working days.",
		message: "Hello, I have a question about your services.",
		have: ["Your name and phone number", "The branch nearest to you", "Your question, in your own words"],
	},
	loan: {
		intro: `Loans are usually processed in ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours once all requirements are met.`,
		message: "Hello, I would like to request a loan.",
		have: [
			"Your name and phone number",
			"What the loan is for: increase my stock, working capital, or purchase new equipment",
			"Where your business or workplace is",
			"The branch nearest to you",
		],
	},
	account: {
		intro: `This is a request. The account itself is opened at a branch, with your Ghana Card. You must be ${MINIMUM_ACCOUNT_AGE_YEARS} or older; a minor needs a guardian’s consent.`,
		message: "Hello, I would like to open an account.",
		have: [
			"Your name, phone number and date of birth",
			"The account you want: susu, nkosuo, savings or current",
			"The branch nearest to you",
			"Your Ghana Card, for the branch visit",
		],
	},
};

/** How to make the request of the open tab. */
export function ContactRequest({ tab, company }: { tab: ContactTab; company: CompanyIdentity }) {
	const { intro, message, have } = STEPS[tab];
	const title = CONTACT_TABS.find((entry) => entry.tab === tab)?.title;
	const chat = whatsappHref({ ...company, whatsappGreeting: message });
	const phone = company.tollFree ?? company.phone;
	return (
		<section aria-labelledby="request-title" className="mt-8">
			<h2 id="request-title" className="text-2xl">
				{title}
			</h2>
			<p className="mt-3 max-w-[60ch] text-lg">{intro}</p>
			<h3 className="mt-8 font-semibold text-lg">Have this at hand</h3>
			<ul className="mt-3 space-y-3">
				{have.map((item) => (
					<li key={item} className="flex gap-3">
						<Icon name="check" className="mt-0.5 size-6 text-brand-600" />
						{item}
					</li>
				))}
			</ul>
			<div className="mt-8 flex flex-wrap gap-3">
				{chat && (
					<ButtonLink href={chat} rel="noopener" target="_blank">
						<Icon name="whatsapp" /> Send it on WhatsApp
					</ButtonLink>
				)}
				{phone && (
					<ButtonLink href={telHref(phone)} variant="outline">
						<Icon name="phone" /> Call {phone}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
