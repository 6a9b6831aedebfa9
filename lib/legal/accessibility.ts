import type { LegalSection } from "#lib/legal/legal";

/**
 * The sections of the accessibility statement: who can use the site, and who cannot yet. `testedOn` is the day of the last
 * test, as displayed. `FACTS.accessibility` has its owner and that day.
 */
export const accessibilitySections = (testedOn: string): readonly LegalSection[] => [
	{
		id: "promise",
		title: "What we promise",
		blocks: [
			"Everyone should be able to use this site. We follow the international rules for this: the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. On every page:",
			[
				"You can do everything with only a keyboard, and you can always see where you are.",
				"You can make the text twice as large without losing any of it.",
				"Text stands out clearly from its background.",
				"What moves by itself has a pause button. Nothing moves if your phone is set to reduce motion.",
				"You can read, search and send a form without JavaScript, the small programs in your browser.",
			],
			"The Bank of Ghana’s 2025 directive on disability inclusion covers the websites of the companies that it supervises.",
		],
	},
	{
		id: "tests",
		title: "How we tested it",
		blocks: [
			`We last tested it on ${testedOn}. Most of these tests run again before each new version of the site.`,
			[
				"Four test programs (axe, Equal Access, HTML CodeSniffer and Lighthouse) checked every kind of page. We mended the faults that they found.",
				"We listened to the menu, a product, the branches, a notice and the forms with the screen reader Orca (a program that reads a page aloud), in Firefox. We have not sent a form with it yet.",
				"We read every page on a narrow screen (320 pixels) and with text twice as large.",
				"We read every page with more space between letters and lines, and with reduced motion.",
				"We used the menu, the search, the forms, the pictures and the documents with a keyboard alone.",
				"We read every page without JavaScript.",
			],
		],
	},
	{
		id: "gaps",
		title: "What is not good enough yet",
		blocks: [
			[
				"No person with a disability has tested this site for us yet. Programs find only some of the problems.",
				"We tested with Chromium, which is the base of Chrome and Edge, with Firefox, and with the open version of WebKit, which is the base of Safari. We have not tested Safari itself or the screen readers of phones.",
				"The files behind notices and reports (PDF, Word, Excel, PowerPoint) are not all made for screen readers.",
				"The viewers for these files, and the live chat, belong to other companies. We cannot fix them. You can download each file instead. In place of the chat, call or write to us.",
				"People who cannot see the map of our branches get little from it. The list beside it says the same in words.",
			],
		],
	},
	{
		id: "help",
		title: "Help, or another format",
		blocks: [
			"Is there something here that you cannot read or use? Call us, send us a WhatsApp message or an email, or come to any branch. Tell us which page or document it is. Ask us to read it to you on the phone, explain it at a branch, or give it in large print.",
		],
	},
	{
		id: "complain",
		title: "If that does not help",
		blocks: [
			"You can complain. It is free of charge, in any language that you speak. If our answer does not settle it, you can go to the Bank of Ghana, which supervises us.",
		],
	},
];
