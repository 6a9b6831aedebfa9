import { calendarDate } from "#lib/calendar/calendar-date";
import { FACTS } from "#lib/company/facts";
import type { TextSection } from "#lib/company/text-section";

/** The duties of the company under `FACTS.disabilityDirective`. */
export const DISABILITY_DIRECTIVE =
	"The Bank of Ghana issued a directive on people with disabilities in 2025. It asks us to make our website, branches and agents easy for them to use, to have rules for this, and to report on it each year.";

/** What does not meet the standard, since when and until when (`YYYY-MM-DD`); without an end, the page says that no day is set. */
const GAPS: readonly { since: string; what: string; until?: string }[] = [
	{
		since: "2026-11-22",
		what: "Files behind notices and reports (PDF, Word, Excel) are not all made for screen readers.",
	},
	{
		since: "2026-11-22",
		what: "The viewers for these files, and the live chat, belong to other companies, and we cannot mend them. You can download each file. In place of the chat, call or write to us.",
	},
	{
		since: "2026-11-26",
		what: "Orca reads out the search window only after the next key, and the parts of a date without the name of the date.",
	},
	{
		since: "2026-11-26",
		what: "Words in Twi, Ga and Ewe are not marked as such. Speakers still have to check that they are only names.",
	},
];

const gapText = ({ since, what, until }: (typeof GAPS)[number]) =>
	`Since ${dayOf(since)}: ${what} ${until ? `We mean to mend it by ${dayOf(until)}.` : "No day is set yet for mending it."}`;

const dayOf = (iso: string) => calendarDate(new Date(iso)).text;

/**
 * The sections of the accessibility statement, which is the report on this website when it is printed. `testedOn` is the day of the last test, as displayed; `FACTS.accessibility` has it
 * with its owner.
 */
export const accessibilitySections = (testedOn: string): readonly TextSection[] => [
	{
		id: "standard",
		title: "What we follow",
		blocks: [
			"This statement is about this website. It meets most of the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. What it does not meet is listed below.",
			DISABILITY_DIRECTIVE,
		],
	},
	{
		id: "tests",
		title: "How we tested it",
		blocks: [
			`We last tested it on ${testedOn}.`,
			[
				"Two test programs, axe and Equal Access, check every kind of page before each new version.",
				"We open every kind of page and send both forms in three engines: Chromium (of Chrome and Edge), Firefox, and WebKit (the base of Safari).",
				"Tests use the menu, the search, the forms, the pictures and the documents with a keyboard alone.",
				"With the screen reader Orca, a program that reads a page aloud, we searched, read a product, a branch and a notice, and sent an enquiry and a job application.",
			],
			"No person with a disability has tested this site for us yet. We have not tested Safari itself, or the screen readers of phones.",
		],
	},
	{
		id: "gaps",
		title: "What does not meet the standard yet",
		blocks: [
			GAPS.map(gapText),
			`Our ${FACTS.accessibility.owner} answers for this website, and for this report.`,
		],
	},
	{
		id: "help",
		title: "Tell us",
		blocks: [
			"Is there something here that you cannot read or use? Call us, send us a WhatsApp message or an email, or come to any branch. Tell us which page or document it is. We can read it to you on the phone, explain it at a branch, or give it in large print.",
			"If that does not help, you can complain. It is free of charge, in any language that you speak. If our answer does not settle it, you can go to the Bank of Ghana, which supervises us.",
		],
	},
];
