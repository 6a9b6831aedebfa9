import { calendarDate } from "#lib/calendar/calendar-date";
import { type CompanyIdentity, phoneToCall } from "#lib/company/identity";
import { type LicenceChange, licencesOn, licencesToday, withArticle } from "#lib/company/licence";
import { DAY_MS } from "#lib/platform/durations";

/** How long before the change every page tells of it. */
const ALERT_DAYS = 30;
const ID = "licence-change";
const HREF = `/help#${ID}`;

const ACCOUNT = "Use the same account number. If you get a new one, we tell you in writing.";
const LOAN = "Pay your loan as your agreement says.";
const DEPOSITS = "Your money stays yours, and the law protects part of it. Ask us whether the limit changes.";
const PIN =
	"Give nobody your PIN, a code or a fee because of this. A person who asks for it wants to steal from you.";

/** The topic of help on what a change of the licence means for customers; undefined if none is to come. Owner: the compliance officer. */
export function licenceHelp(company: CompanyIdentity) {
	const { change } = licencesToday(company);
	if (!change) return undefined;
	const number = phoneToCall(company);
	const { successor } = change;
	return {
		id: ID,
		title: question(change),
		steps: [
			`${whatChanges(change)} Go on as now. If you have to do something, we tell you first.`,
			ACCOUNT,
			LOAN,
			DEPOSITS,
			PIN,
			`${number ? `Call us on ${number}` : "Go to any branch"}, or write to us, if you have a question.`,
		],
		haveReady: ["Your account or loan number, if you know it"],
		links: [
			{ label: "Is my money protected?", href: "/deposit-protection" },
			{ label: "Write to us", href: "/contact" },
			...(successor ? [{ label: successor.name, href: successor.href }] : []),
		],
	};
}

/** The same as a question with its answer. */
export function licenceFaq(company: CompanyIdentity) {
	const { change } = licencesToday(company);
	return (
		change && {
			id: ID,
			question: question(change),
			answer: [whatChanges(change), `${ACCOUNT} ${LOAN}`, DEPOSITS, PIN],
			link: { label: "What to do, step by step", href: HREF },
		}
	);
}

/** The alert above every page; it has its time in itself. None if no change is to come. */
export function licenceAlerts(company: CompanyIdentity, at: number) {
	const { change } = licencesOn(company, calendarDate(new Date(at)).iso);
	if (!change) return [];
	const starts = Date.parse(change.from);
	return [
		{
			id: `${ID}-${change.from}`,
			level: "information" as const,
			text: `${whatChanges(change)} Nobody needs your PIN for this.`,
			link: { href: HREF, label: "What changes for you" },
			startsAt: new Date(starts - ALERT_DAYS * DAY_MS).toISOString(),
			endsAt: new Date(starts).toISOString(),
			pages: [],
			isDismissible: true,
		},
	];
}

const question = (change: LicenceChange) => `Our licence changes on ${dayOf(change)}: what changes for me?`;

const whatChanges = (change: LicenceChange) =>
	change.successor
		? `On ${dayOf(change)} our business goes to ${change.successor.name}, ${withArticle(change.class)}.`
		: `On ${dayOf(change)} we become ${withArticle(change.class)}.`;

const dayOf = ({ from }: LicenceChange) => calendarDate(new Date(from)).text;
