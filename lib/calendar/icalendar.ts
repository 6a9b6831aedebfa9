import { addDays } from "#lib/calendar/working-days";

/** An all-day event, shown as free time. */
export type CalendarEvent = {
	/** With it a program knows the event again; without the host. */
	id: string;
	/** `YYYY-MM-DD`; of a repeated event the first. */
	day: string;
	summary: string;
	description: string;
	isTentative?: boolean;
	/** How it repeats, in the words of the format. */
	rule?: string;
};

export type CalendarFacts = {
	/** Shown by calendar programs. */
	title: string;
	/** The full URL of the page with the same content. */
	page: string;
	/** `YYYY-MM-DD`: when the events were last checked. The text stays the same until the next check. */
	asOf: string;
};

/** The text of an iCalendar file (RFC 5545). */
export function icalendar(events: readonly CalendarEvent[], { title, page, asOf }: CalendarFacts): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escaped(title)}//Website//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`NAME:${escaped(title)}`,
		`X-WR-CALNAME:${escaped(title)}`,
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		"X-PUBLISHED-TTL:P1D",
		...events.flatMap((event) => eventLines(event, page, asOf)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const eventLines = (event: CalendarEvent, page: string, asOf: string) => [
	"BEGIN:VEVENT",
	`UID:${event.id}@${new URL(page).hostname}`,
	`DTSTAMP:${digits(asOf)}T000000Z`,
	`DTSTART;VALUE=DATE:${digits(event.day)}`,
	`DTEND;VALUE=DATE:${digits(addDays(event.day, 1))}`,
	...(event.rule ? [`RRULE:${event.rule}`] : []),
	`SUMMARY:${escaped(event.summary)}`,
	`DESCRIPTION:${escaped(event.description)}`,
	`URL:${page}`,
	`STATUS:${event.isTentative ? "TENTATIVE" : "CONFIRMED"}`,
	"TRANSP:TRANSPARENT",
	"END:VEVENT",
];

const digits = (day: string) => day.replaceAll("-", "");

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
