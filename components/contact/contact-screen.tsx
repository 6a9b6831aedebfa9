import type { ReactNode } from "react";
import { ContactChannels } from "#components/contact/contact-channels";
import { ContactFormWithBranches } from "#components/contact/contact-form-with-branches";
import { Page } from "#components/page/page";
import { LiveChat } from "#components/site/live-chat";
import { contactLinks } from "#components/site/rail";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { LinkTabs } from "#components/ui/link-tabs";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import { FACTS } from "#lib/company/facts";
import { companyIdentity } from "#lib/company/identity";
import { CALL_BACK_TEXT, LOAN_TIME_TEXT, MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/limits";
import { contactHref } from "#lib/contact/contact-request";
import { CONTACT_TABS, type ContactTab } from "#lib/contact/contact-tab";
import { FAILURE_TEXT, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";
import { amountText } from "#lib/text/cedis";

type ContactScreenProps = {
	tab: ContactTab;
	/** The title of the product that the visitor came from. */
	product?: string;
	/** GHS: how much the visitor wants to borrow, from a calculator. */
	amount?: number;
	/** The title of the help topic that the visitor came from. */
	about?: string | undefined;
	branches: Outcome<Branch[]>;
	/** The form as submitted without script, with its errors. */
	replyPage?: ReplyPage;
};

/** The contact screen with one of its three tabs open (behaviour §2 /contact). */
export function ContactScreen({ tab, product, amount, about, branches, replyPage }: ContactScreenProps) {
	const title = CONTACT_TABS.find((entry) => entry.tab === tab)?.title;
	return (
		<Page
			isTask
			title="Contact Us"
			intro="Ask a question, request a loan, or ask us to prepare your account."
		>
			<Container className="contact-columns">
				<div>
					<ContactIcons />
					<div {...{ [VIEW]: "request", [LOADING_TEXT]: "Loading the form…" }}>
						<LinkTabs
							label="What is it about?"
							shape="row"
							target={REQUEST_ID}
							tabs={CONTACT_TABS.map((entry) => ({
								label: entry.title,
								href: contactHref({ tab: entry.tab, product, amount }),
								isActive: entry.tab === tab,
							}))}
						/>
						<section
							id={REQUEST_ID}
							tabIndex={-1}
							aria-labelledby="request-title"
							{...{ [FAILURE_TEXT]: "The form could not be loaded" }}
							// On wide screens tabs and form are visible together, so the page does not scroll.
							className="mt-8 outline-none md:scroll-mt-[100vh]"
						>
							<h2 id="request-title" className="text-2xl">
								{title}
							</h2>
							<div className="mt-3 max-w-[60ch]">{INTROS[tab]}</div>
							<RequestedSoFar product={product} amount={tab === "loan" ? amount : undefined} />
							<ContactFormWithBranches
								tab={tab}
								product={product}
								amount={amount}
								about={about}
								branches={branches}
								replyPage={replyPage}
							/>
						</section>
					</div>
				</div>
				<ContactChannels />
			</Container>
		</Page>
	);
}

const REQUEST_ID = "request";

/** The values that the form sends without a field of their own. */
function RequestedSoFar({ product, amount }: Pick<ContactScreenProps, "product" | "amount">) {
	if (!product && amount === undefined) return null;
	return (
		<p className="mt-3 rounded-md bg-brand-50 px-4 py-3">
			About:{" "}
			<strong>{[product, amount !== undefined && amountText(amount)].filter(Boolean).join(", ")}</strong>
			{amount !== undefined && ". You can change the amount when we call you."}
		</p>
	);
}

const INTROS: Record<ContactTab, ReactNode> = {
	enquiry: (
		<p>
			Tell us what you would like to know. We answer on working days. Something went wrong? See{" "}
			<a href="/complaints" className="link">
				how to complain
			</a>
			.
		</p>
	),
	loan: (
		<p>
			We call you {CALL_BACK_TEXT}. A loan usually takes {LOAN_TIME_TEXT}. {FACTS.earlyRepayment.value}
		</p>
	),
	account: (
		<p>
			This is a request. We call you {CALL_BACK_TEXT}.{" "}
			<strong>The account itself is opened at a branch</strong>, with your Ghana Card. You must be{" "}
			{MINIMUM_ACCOUNT_AGE_YEARS} or over. A child under {MINIMUM_ACCOUNT_AGE_YEARS} needs a guardian’s
			consent.
		</p>
	),
};

/** Contact icons in a row, on screens without room for the rail (behaviour §2 /contact). */
function ContactIcons() {
	return (
		<ul aria-label="Contact us now" className="contact-icons">
			{contactLinks(companyIdentity()).map(({ icon, label, href }) => (
				<li key={icon}>
					<a href={href} aria-label={label} className="contact-icon">
						<Icon name={icon} />
					</a>
				</li>
			))}
			<li className="relative noscript:hidden">
				<LiveChat id="icons-chat" className="contact-icon">
					<Icon name="chat" />
					<span className="sr-only">Live chat</span>
				</LiveChat>
			</li>
		</ul>
	);
}
