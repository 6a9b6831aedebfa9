import type { ReactNode } from "react";
import { ContactChannels } from "#components/contact/contact-channels";
import { ContactFormWithBranches } from "#components/contact/contact-form-with-branches";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmailLink } from "#components/ui/email-link";
import { PublishedOn } from "#components/ui/published-on";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import { holidays } from "#lib/calendar/holidays";
import { FACTS } from "#lib/company/facts";
import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";
import { COMPLAINT_STEPS } from "#lib/complaints/complaints";
import { VIEW } from "#lib/islands/data-attributes";
import { validOn } from "#lib/platform/request-context";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";
import { nonBreaking } from "#lib/text/non-breaking";
import { telHref } from "#lib/web/tel-href";

type ComplaintsScreenProps = {
	branches: Outcome<Branch[]>;
	/** The form as submitted without script, with its errors. */
	replyPage?: ReplyPage;
};

/** The three steps of a complaint, with a form for the first. */
export function ComplaintsScreen({ branches, replyPage }: ComplaintsScreenProps) {
	return (
		<Page
			isTask
			title="Complaints"
			intro={`In any language, and free of charge. You get an answer within ${COMPLAINT_WORKING_DAYS} working days.`}
		>
			<Container className="grid grid-cols-1 items-start gap-6 py-6 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div className="space-y-6 md:space-y-10">
					<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
						<ButtonLink href="#complain" className="max-sm:w-full">
							Write to us now
						</ButtonLink>
						<a href="/where-is-it" className="link-alone">
							Where is my complaint?
						</a>
					</p>
					<Steps />
					<p className="max-w-[56ch]">
						Is it about how we use your data? You may also complain to the{" "}
						<a href={dataOffice.href} className="link">
							{dataOffice.name}
						</a>
						. Were you turned away because of a disability? See{" "}
						<a href="/your-rights#disability" className="link">
							what the Bank of Ghana asks of us
						</a>
						, and complain.
					</p>
					<section id="complain" aria-labelledby="complain-heading" {...{ [VIEW]: "complaint" }}>
						<h2 id="complain-heading" className="text-2xl print:hidden">
							Your complaint
						</h2>
						<p className="mt-3 max-w-[60ch] print:hidden">Write in the language that is easiest for you.</p>
						<ContactFormWithBranches
							tab="enquiry"
							branches={branches}
							replyPage={replyPage}
							topic={{ page: "/complaints", label: "What went wrong?", sendText: "Send complaint" }}
						/>
					</section>
					<p className="max-w-[56ch] text-ink-700 text-sm">
						The addresses of the Bank of Ghana were last checked on{" "}
						<PublishedOn at={FACTS.bankOfGhanaDesk.checkedOn} />. Source:{" "}
						{nonBreaking(FACTS.bankOfGhanaDesk.source)}. This page tells you how to complain. It is not legal
						advice.
					</p>
				</div>
				<ContactChannels />
			</Container>
		</Page>
	);
}

/** The content below a step's text. */
const MORE: Partial<Record<(typeof COMPLAINT_STEPS)[number]["id"], () => ReactNode>> = {
	"tell-us": () => <AnswerDate />,
	"bank-of-ghana": () => <BankOfGhana />,
};

const Steps = () => (
	<ol className="space-y-6">
		{COMPLAINT_STEPS.map(({ id, title, paragraphs }, at) => (
			<li key={id} id={id} className="flex flex-wrap gap-x-4 gap-y-2 print:break-inside-avoid">
				<span aria-hidden="true" className="step-number size-10">
					{at + 1}
				</span>
				<div className="min-w-0 grow basis-[9em]">
					<h2 className="pt-1 text-xl">{title}</h2>
					<div className="mt-2 max-w-[56ch] space-y-2">
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{nonBreaking(paragraph)}</p>
						))}
					</div>
					{MORE[id]?.()}
				</div>
			</li>
		))}
	</ol>
);

const dataOffice = FACTS.dataProtectionRegister.value;
const DESK = FACTS.bankOfGhanaDesk.value;

/** All contact details of the Bank of Ghana's complaints desk. */
const BankOfGhana = () => (
	<dl className="fact-list mt-4 rounded-md border border-line px-4 py-3 text-sm sm:text-base [&>*]:py-1 [&_a]:py-2 [&_a]:underline [&_a]:decoration-brand-300 [&_a]:underline-offset-4 [&_dd]:font-semibold">
		<dt>Call</dt>
		<dd>
			<a href={telHref(DESK.phone)}>{DESK.phone}</a>
		</dd>
		<dt>WhatsApp</dt>
		<dd>
			<a href={`https://wa.me/${DESK.whatsapp}`}>{DESK.phone}</a> (the same number)
		</dd>
		<dt>Email</dt>
		<dd>
			<EmailLink address={DESK.email} />
		</dd>
		<dt>Post</dt>
		<dd>{DESK.post}</dd>
		<dt>Visit</dt>
		<dd>{DESK.walkIn}</dd>
	</dl>
);

/** The date by which a complaint made today is answered. */
function AnswerDate() {
	const now = new Date();
	validOn(calendarDate(now).iso);
	const deadline = complaintDeadline(now, holidays());
	return (
		<p className="mt-4 rounded-md bg-gold-50 px-4 py-3 text-ink-900 print:hidden">
			Complain today, and you will have our answer by{" "}
			<time dateTime={deadline.due} className="font-bold">
				{dayText(deadline.due)}
			</time>
			{postponedText(deadline)}.
		</p>
	);
}
