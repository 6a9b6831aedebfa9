import type { ReactNode } from "react";
import { Page } from "#components/page/page";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { TextField } from "#components/ui/field";
import { Enhanced } from "#components/ui/island";
import { PhoneText } from "#components/ui/phone-text";
import { dayText } from "#lib/calendar/calendar-date";
import { holidays } from "#lib/calendar/holidays";
import { CALL_BACK_TEXT } from "#lib/company/facts";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";
import { SITE_PAGES } from "#lib/pages/page-registry";
import type { Whereabouts } from "#lib/submissions/whereabouts";

type WhereIsItScreenProps = {
	/** What was typed, if the form was sent. */
	asked: { reference: string; phone: string } | undefined;
	found: Whereabouts | "unavailable" | undefined;
};

/** What became of a message, for its sender. */
export const WhereIsItScreen = ({ asked, found }: WhereIsItScreenProps) => (
	<Page
		title={SITE_PAGES.whereIsIt.title}
		intro="Your receipt has a reference. Type it with the phone number that you gave us."
	>
		<Container className="py-8 md:py-14">
			<div className="max-w-2xl">
				<Enhanced name="posted-form" when="interaction" replays="submits">
					<form
						action="/api/where-is-it#found"
						method="post"
						className="grid gap-5 sm:grid-cols-2 sm:items-end print:hidden"
					>
						<TextField
							form="where"
							name="reference"
							label="Reference"
							required
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							placeholder="K7MQ-3TXW-9"
							defaultValue={asked?.reference.slice(0, SHOWN_MAX)}
						/>
						<TextField
							form="where"
							name="phone"
							label="Phone number"
							type="tel"
							required
							autoComplete="tel"
							placeholder="024 000 0000"
							defaultValue={asked?.phone.slice(0, SHOWN_MAX)}
						/>
						<div className="sm:col-span-2">
							<button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
								Look it up
							</button>
						</div>
					</form>
					<div id="found" role="status" tabIndex={-1} className="mt-6 scroll-mt-24">
						{asked && <Reply found={found} />}
					</div>
				</Enhanced>
				<p className="mt-6 text-ink-700">
					<WhatIsKnown /> No answer to a complaint? See{" "}
					<a href="/complaints#bank-of-ghana" className="link">
						how to go to the Bank of Ghana
					</a>
					.
				</p>
			</div>
		</Container>
	</Page>
);

/** Longer than any reference or number. */
const SHOWN_MAX = 40;

function WhatIsKnown() {
	const call = phoneToCall(companyIdentity());
	const text = `We can look up what was sent through this website. What was decided is not known here: ${call ? `call ${call}` : "ask at any branch"}.`;
	return <PhoneText text={text} numbers={[call]} />;
}

function Reply({ found }: Pick<WhereIsItScreenProps, "found">) {
	if (found === undefined || found === "unavailable") {
		const [title, advice] = found ? UNAVAILABLE : NOT_FOUND;
		return (
			<div className="rounded-md border-gold-500 border-l-4 bg-gold-50 px-5 py-4">
				<p className="font-bold text-ink-900 text-lg">{title}</p>
				<p className="mt-1">{advice}</p>
			</div>
		);
	}
	const [name, team] = TOPICS[found.topic];
	return (
		<section aria-label="Your message" className="rounded-lg border-2 border-brand-200 bg-white p-5 md:p-6">
			<dl className="space-y-3 [&_dd]:text-ink-900 [&_dt]:text-ink-600 [&_dt]:text-sm">
				<Row label="What it is">{name}</Row>
				<Row label="Received">{momentText(found.receivedAt)}</Row>
				<Row label="Where it is">{placeText(found, team)}</Row>
				<DueRow found={found} />
			</dl>
		</section>
	);
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
	<div>
		<dt>{label}</dt>
		<dd className="font-semibold">{children}</dd>
	</div>
);

const UNAVAILABLE = [
	"We cannot look it up at the moment",
	"Please try again in a few minutes. What you sent is not lost.",
];
/** The same for everything that is not found, so that nobody learns which references exist. */
const NOT_FOUND = [
	"We do not find this",
	"Check the reference and the phone number, which must be the one that you gave us. We keep our copy for a while after your message reached our team: it may be gone from here, and still be with them.",
];

/** What it is, and who gets it. */
const TOPICS: Record<Whereabouts["topic"], [name: string, team: string]> = {
	enquiry: ["An enquiry", "our customer service"],
	loan: ["A loan request", "our loan officers"],
	account: ["An account request", "our branches"],
	complaint: ["A complaint", "our complaints desk"],
	fake: ["A report of a fake", "our complaints desk"],
	application: ["A job application", "our human resources team"],
};

/** 'Friday 27 November 2026 at 14:05'. Ghana's time is UTC. */
function momentText(at: Date): string {
	const [day = "", time = ""] = at.toISOString().split("T");
	return `${dayText(day)} at ${time.slice(0, 5)}`;
}

function placeText({ state, passedOnAt }: Whereabouts, team: string): string {
	if (passedOnAt) return `Passed on to ${team} on ${momentText(passedOnAt)}`;
	if (state === "rejected") return "It was not taken, as you read when you sent it. Please call us.";
	const isWithStaff = state === "quarantined" || state === "dead-letter";
	return `${isWithStaff ? "Our staff look at it" : "We have it, and pass it on as soon as we can"}. You do not need to send it again.`;
}

/** By when somebody answers; a job application has no such day. */
function DueRow({ found: { topic, state, receivedAt, passedOnAt } }: { found: Whereabouts }) {
	if (state === "rejected" || topic === "application" || topic === "fake") return null;
	if (topic !== "complaint")
		return passedOnAt ? <Row label="Answer">We call or write to you {CALL_BACK_TEXT}</Row> : null;
	const deadline = complaintDeadline(receivedAt, holidays());
	return (
		<Row label="Answer due">
			By {dayText(deadline.due)}
			{postponedText(deadline)}: within {COMPLAINT_WORKING_DAYS} working days, as the Bank of Ghana asks
		</Row>
	);
}
