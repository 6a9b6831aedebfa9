import { Page } from "#components/page/page";
import { PostedForm, Verdict } from "#components/page/posted-form";
import { OverdueAnswer } from "#components/submissions/overdue-answer";
import { Container } from "#components/ui/container";
import { TextField } from "#components/ui/field";
import { PhoneText } from "#components/ui/phone-text";
import { dayText, momentText } from "#lib/calendar/calendar-date";
import { holidays } from "#lib/calendar/holidays";
import { askUsText, companyIdentity, phoneToCall } from "#lib/company/identity";
import { CALL_BACK_TEXT, COMPLAINT_WORKING_DAYS } from "#lib/company/limits";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";
import { SITE_PAGES } from "#lib/pages/page-registry";
import {
	type AnswerDue,
	answerDue,
	DELIVERY_WORKING_DAYS,
	isOverdue,
} from "#lib/submissions/model/answer-due";
import type { Whereabouts } from "#lib/submissions/whereabouts";

type WhereIsItScreenProps = {
	/** The posted values; a receipt posts the reference alone. */
	asked: { reference: string; phone: string | undefined } | undefined;
	found: Whereabouts | "unavailable" | undefined;
};

/** The state of a message, for its sender. */
export function WhereIsItScreen({ asked, found }: WhereIsItScreenProps) {
	const company = companyIdentity();
	const known = `We can look up what was sent through this website. This page does not show our decision: to learn it, ${askUsText(company)}.`;
	return (
		<Page
			isTask
			title={SITE_PAGES.whereIsIt.title}
			intro="Your receipt has a reference. Type it with the phone number that you gave us."
		>
			<Container className="py-8 md:py-14">
				<div className="max-w-2xl">
					<PostedForm
						action="/api/where-is-it"
						submit="Look it up"
						reply={asked?.phone !== undefined && <Reply found={found} reference={asked.reference} />}
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
							defaultValue={asked?.phone?.slice(0, SHOWN_MAX)}
						/>
					</PostedForm>
					<p className="mt-6 text-ink-700">
						<PhoneText text={known} numbers={[phoneToCall(company)]} /> No answer to a complaint? See{" "}
						<a href="/complaints#bank-of-ghana" className="link">
							how to go to the Bank of Ghana
						</a>
						.
					</p>
				</div>
			</Container>
		</Page>
	);
}

/** Longer than any reference or number. */
const SHOWN_MAX = 40;

function Reply({ found, reference }: Pick<WhereIsItScreenProps, "found"> & { reference: string }) {
	if (found === "unavailable")
		return (
			<Verdict title="We cannot look it up at the moment">
				<p>Please try again in a few minutes. What you sent is not lost.</p>
			</Verdict>
		);
	// The same for everything that is not found, so that nobody learns which references exist.
	if (!found)
		return (
			<Verdict title="We found no match">
				<p>
					Check the reference and the phone number, which must be the one that you gave us. We keep our copy
					for a while after your message reached our team: it may be gone from here, and still be with them.
				</p>
			</Verdict>
		);
	const [name, team] = TOPICS[found.topic];
	const due = found.state === "rejected" ? undefined : answerDue(found, found.receivedAt, holidays());
	const isLate = due !== undefined && isOverdue(due, new Date());
	const rows = [
		["What it is", name],
		["Received", momentText(found.receivedAt)],
		["Where it is", placeText(found, team)],
		["Answer due", due && !isLate ? dueText(due) : undefined],
	].filter(([, text]) => text);
	return (
		<section
			aria-label="Your message"
			className="space-y-4 rounded-lg border-2 border-brand-200 bg-white p-5 md:p-6"
		>
			{isLate && <OverdueAnswer due={due} reference={reference} />}
			<dl className="space-y-3 [&_dd]:font-semibold [&_dd]:text-ink-900 [&_dt]:text-ink-600 [&_dt]:text-sm">
				{rows.map(([label, text]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Its kind, and who gets it. */
const TOPICS: Record<Whereabouts["topic"], [name: string, team: string]> = {
	enquiry: ["An enquiry", "our customer service"],
	loan: ["A loan request", "our loan officers"],
	account: ["An account request", "our branches"],
	complaint: ["A complaint", "our complaints desk"],
	fake: ["A report of a fake", "our complaints desk"],
	application: ["A job application", "our human resources team"],
};

function placeText({ state, receivedAt, passedOnAt, isPromised }: Whereabouts, team: string): string {
	if (passedOnAt) return `Passed on to ${team} on ${momentText(passedOnAt)}`;
	if (state === "rejected") return "We did not accept it, as we told you when you sent it. Please call us.";
	const isSlow = isOverdue(complaintDeadline(receivedAt, holidays(), DELIVERY_WORKING_DAYS), new Date());
	const next = isSlow ? "Please call us." : "You do not need to send it again.";
	if (isPromised) return `With ${team}. ${next}`;
	const isWithStaff = state === "quarantined" || state === "dead-letter";
	return `${isWithStaff ? "Our staff are looking at it" : "We have it and will pass it on"}. ${next}`;
}

/** By when it is answered, as its receipt said; of a job application and a report nobody can say. */
function dueText(due: AnswerDue): string | undefined {
	const day = `By ${dayText(due.due)}${postponedText(due)}`;
	if (due.what === "answer")
		return `${day}: within ${COMPLAINT_WORKING_DAYS} working days, as the Bank of Ghana asks`;
	return due.what === "call" ? `${day}: we call or write to you ${CALL_BACK_TEXT}` : undefined;
}
