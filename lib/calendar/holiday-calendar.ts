import type { Holiday } from "#lib/calendar/holidays";
import { addDays } from "#lib/calendar/working-days";

type CalendarFacts = {
	/** Shown by calendar programs. */
	title: string;
	/** The full URL of the page with the same content. */
	page: string;
	/** `YYYY-MM-DD`: when the list was last checked. The text stays the same until the next check. */
	asOf: string;
	/** `YYYY-MM-DD`: a day that was only expected is left out once it is past. */
	today: string;
};

/**
 * The holidays as an iCalendar file (RFC 5545): all-day events, `CONFIRMED` or `TENTATIVE`, shown as free time. Year and name identify
 * an event, so that a moved holiday moves in a subscriber's calendar.
 */
export function holidayCalendar(
	holidays: readonly Holiday[],
	{ title, page, asOf, today }: CalendarFacts,
): string {
	const listed = holidays.filter(({ status, date }) => status === "confirmed" || date >= today);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escaped(title)}//Public holidays//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`NAME:${escaped(title)}`,
		`X-WR-CALNAME:${escaped(title)}`,
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		"X-PUBLISHED-TTL:P1D",
		...listed.flatMap((holiday) => eventLines(holiday, page, asOf)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const eventLines = ({ date, name, status, source, note }: Holiday, page: string, asOf: string) => [
	"BEGIN:VEVENT",
	`UID:${date.slice(0, 4)}-${slug(name)}@${new URL(page).hostname}`,
	`DTSTAMP:${digits(asOf)}T000000Z`,
	`DTSTART;VALUE=DATE:${digits(date)}`,
	`DTEND;VALUE=DATE:${digits(addDays(date, 1))}`,
	`SUMMARY:${escaped(status === "confirmed" ? name : `${name}, expected`)}`,
	`DESCRIPTION:${escaped([status === "confirmed" ? "Branches are closed." : "Branches may be closed.", note, `${source}.`].filter(Boolean).join(" "))}`,
	`URL:${page}`,
	`STATUS:${status === "confirmed" ? "CONFIRMED" : "TENTATIVE"}`,
	"TRANSP:TRANSPARENT",
	"END:VEVENT",
];

const digits = (day: string) => day.replaceAll("-", "");

const slug = (name: string) =>
	name
		.toLowerCase()
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds lines at 75 bytes without splitting a character; continuation lines start with a space. */
function folded(line: string): string {
	let bytes = 0;
	let text = "";
	for (const letter of line) {
		const size = Buffer.byteLength(letter);
		if (bytes + size > 75) {
			text += "\r\n ";
			bytes = 1;
		}
		text += letter;
		bytes += size;
	}
	return text;
}
