/** A browser test that proves a criterion: its file in `e2e/`, and a part of its title. */
export type Proof = { spec: string; title: string };

/** A check by hand: the day, as YYYY-MM-DD, and its method, which somebody else can repeat. */
export type ManualCheck = { on: string; method: string };

/**
 * A success criterion of WCAG 2.2 with its evidence: tests, a check by hand, or `open` with the plan. A criterion with neither
 * tests nor a check must be open; an open one may have both, which then cover only a part.
 */
export type SuccessCriterion = {
	id: string;
	name: string;
	level: "A" | "AA";
	/** How the site meets it, in a visitor's words. */
	how: string;
	tests?: readonly Proof[];
	checked?: ManualCheck;
	open?: string;
};

/** Axe's rules for WCAG 2.2 A and AA, targets, reflow, large letters and reduced motion, on every kind of page. */
const EVERY_PAGE: Proof = {
	spec: "every-page.spec.ts",
	title: "passes axe, and suits thumbs, large letters and still eyes",
};
const VALID_HTML: Proof = {
	spec: "html.spec.ts",
	title: "every page's HTML is valid, with its headings in order, and says what its pictures show",
};
const ALL_STOPS: Proof = { spec: "keyboard.spec.ts", title: "is seen, and the last one lets go" };
const ENQUIRY: Proof = {
	spec: "contact.spec.ts",
	title: "an enquiry is sent: the browser finds what is missing, the server what is wrong",
};
const APPLICATION: Proof = {
	spec: "applications.spec.ts",
	title: "all fields and the file are needed; the file can be dropped, and stays when another field is wrong",
};
const NO_MEDIA: ManualCheck = {
	on: "2026-11-25",
	method:
		"Searched components, content and finished pages for audio, video and embedded players: there are none.",
};

type Level = SuccessCriterion["level"];

const criterion = (
	id: string,
	name: string,
	level: Level,
	evidence: Omit<SuccessCriterion, "id" | "name" | "level">,
): SuccessCriterion => ({ id, name, level, ...evidence });

const noMedia = (id: string, name: string, level: Level) =>
	criterion(id, name, level, { how: "The site has no sound and no film.", checked: NO_MEDIA });

/** The 55 success criteria of WCAG 2.2 at levels A and AA, in the standard's order (https://www.w3.org/TR/WCAG22/). */
export const SUCCESS_CRITERIA: readonly SuccessCriterion[] = [
	criterion("1.1.1", "Non-text Content", "A", {
		how: "Pictures that say something have a text. Pictures that only decorate are left out for screen readers.",
		tests: [VALID_HTML, EVERY_PAGE],
	}),
	noMedia("1.2.1", "Audio-only and Video-only (Prerecorded)", "A"),
	noMedia("1.2.2", "Captions (Prerecorded)", "A"),
	noMedia("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A"),
	noMedia("1.2.4", "Captions (Live)", "AA"),
	noMedia("1.2.5", "Audio Description (Prerecorded)", "AA"),
	criterion("1.3.1", "Info and Relationships", "A", {
		how: "Headings, lists, tables and fields are marked as such.",
		tests: [VALID_HTML, EVERY_PAGE],
	}),
	criterion("1.3.2", "Meaningful Sequence", "A", {
		how: "Read from top to bottom without styles, each page makes sense.",
		tests: [
			{ spec: "without-script.spec.ts", title: "whole without script" },
			{ spec: "print.spec.ts", title: "on paper says who says it, and all of it, dark on white" },
		],
	}),
	criterion("1.3.3", "Sensory Characteristics", "A", {
		how: "Instructions name what they mean, and do not point by colour, shape or place alone.",
		checked: {
			on: "2026-11-26",
			method:
				"Collected every paragraph, list item and label with a word of place, colour, shape, size or sound on all kinds of pages, 75 texts, and read each: where one points (‘the form below’, ‘Use less data at the bottom’), it also names what it means.",
		},
	}),
	criterion("1.3.4", "Orientation", "AA", {
		how: "Every page works upright and sideways.",
		tests: [
			{
				spec: "news.spec.ts",
				title: "on a phone held sideways the picture takes the room of the thumbnails",
			},
			{ spec: "cookie-banner.spec.ts", title: "everything on the page can be reached past the banner" },
		],
	}),
	criterion("1.3.5", "Identify Input Purpose", "AA", {
		how: "The browser can fill in name, phone number, email address and date of birth.",
		tests: [EVERY_PAGE],
	}),
	criterion("1.4.1", "Use of Color", "A", {
		how: "Colour never says something alone: the chosen link is bold, an error has words.",
		tests: [
			{ spec: "header.spec.ts", title: "is that of the page's section, bold and purple" },
			{ spec: "accessibility.spec.ts", title: "in the visitor's own colours nothing vanishes" },
		],
	}),
	{ id: "1.4.2", name: "Audio Control", level: "A", how: "The site makes no sound.", checked: NO_MEDIA },
	criterion("1.4.3", "Contrast (Minimum)", "AA", {
		how: "Text has the stricter contrast of level AAA.",
		tests: [EVERY_PAGE],
	}),
	criterion("1.4.4", "Resize Text", "AA", {
		how: "Text can be twice as large without losing any of it.",
		tests: [EVERY_PAGE],
	}),
	criterion("1.4.5", "Images of Text", "AA", {
		how: "Words are text. Only the logo and the pictures for link previews contain letters.",
		checked: {
			on: "2026-11-26",
			method:
				"Looked at all 113 pictures that ship on one sheet: letters stand only on things that are drawn, such as a shop sign, a screen or a calendar, and nothing depends on reading them. Staff look at what the admin API publishes.",
		},
	}),
	criterion("1.4.10", "Reflow", "AA", {
		how: "At 320 pixels nothing needs scrolling sideways.",
		tests: [EVERY_PAGE, { spec: "reflow.spec.ts", title: "every page is as wide as the screen of" }],
	}),
	criterion("1.4.11", "Non-text Contrast", "AA", {
		how: "Fields, buttons and the frame around what is focused stand out.",
		tests: [
			{ spec: "accessibility.spec.ts", title: "in the visitor's own colours nothing vanishes" },
			ALL_STOPS,
		],
		checked: {
			on: "2026-11-26",
			method:
				"Computed the contrast of colours that edges, icons and marks use: the edge of a field 3.7 on white and 3.4 on the lightest purple, dots of a carousel 3.5, all icons and frames of the focus 4.9 or more.",
		},
	}),
	criterion("1.4.12", "Text Spacing", "AA", {
		how: "More space between letters and lines cuts nothing off.",
		tests: [EVERY_PAGE],
	}),
	criterion("1.4.13", "Content on Hover or Focus", "AA", {
		how: "The products menu stays while the pointer is in it, and Escape closes it.",
		tests: [
			{
				spec: "header.spec.ts",
				title: "resting on Products opens its menu; the pointer can travel into it, and leaving closes it",
			},
			{ spec: "header.spec.ts", title: "the button opens and closes the menu; Escape gives the focus back" },
		],
	}),
	criterion("2.1.1", "Keyboard", "A", {
		how: "Everything can be done with a keyboard.",
		tests: [
			ALL_STOPS,
			ENQUIRY,
			APPLICATION,
			{
				spec: "search-backend.spec.ts",
				title: "is used by keyboard and pointer, finds or says where else to ask",
			},
		],
	}),
	criterion("2.1.2", "No Keyboard Trap", "A", {
		how: "The keyboard gets out of everything that it gets into.",
		tests: [ALL_STOPS, { spec: "keyboard.spec.ts", title: "and the map lets the focus go" }],
	}),
	criterion("2.1.4", "Character Key Shortcuts", "A", {
		how: "No single letter triggers anything.",
		checked: {
			on: "2026-11-25",
			method:
				"Read every keydown handler in components/ and lib/browser/: they react to Escape, Enter and arrows only. The map also takes plus and minus, while it has the focus.",
		},
	}),
	criterion("2.2.1", "Timing Adjustable", "A", {
		how: "No form and no page ends by itself. A message that goes away also stays in the page.",
		tests: [
			{ spec: "contact.spec.ts", title: "an unsent text stays, through tabs, other pages and a late script" },
		],
	}),
	criterion("2.2.2", "Pause, Stop, Hide", "A", {
		how: "What moves by itself has a pause button before it.",
		tests: [
			{ spec: "keyboard.spec.ts", title: "stopped one Tab before it" },
			{ spec: "home.spec.ts", title: "the hero stays on its slide, and jumps on a press" },
		],
	}),
	criterion("2.3.1", "Three Flashes or Below Threshold", "A", {
		how: "Nothing flashes.",
		checked: {
			on: "2026-11-25",
			method:
				"Read every animation in the style sheets: two repeat, the band of quotes (30 seconds) and a soft pulse while live chat loads (2 seconds).",
		},
	}),
	criterion("2.4.1", "Bypass Blocks", "A", {
		how: "The first link skips to the content.",
		tests: [
			{ spec: "keyboard.spec.ts", title: "the first Tab skips to the content, and the next one is in it" },
		],
	}),
	criterion("2.4.2", "Page Titled", "A", {
		how: "Every page has a title of its own.",
		tests: [EVERY_PAGE, VALID_HTML],
	}),
	criterion("2.4.3", "Focus Order", "A", {
		how: "The keyboard follows the page, and comes back from menus and windows to where it was.",
		tests: [
			ENQUIRY,
			{
				spec: "navigation.spec.ts",
				title: "a link leads to the top of its page, with its title; back returns to the place on the page",
			},
		],
	}),
	criterion("2.4.4", "Link Purpose (In Context)", "A", {
		how: "Links say where they lead, by themselves or with their card.",
		tests: [EVERY_PAGE],
		checked: {
			on: "2026-11-26",
			method:
				"Listed the links of all kinds of pages by name and target: none is nameless. The same name leads to two places on one page in eight cases, such as ‘Learn More’ or a phone number for calls and for WhatsApp; the heading or label before it tells them apart.",
		},
	}),
	criterion("2.4.5", "Multiple Ways", "AA", {
		how: "Pages are found by the menu, the foot of the page and the search.",
		tests: [
			{ spec: "links.spec.ts", title: "leads somewhere" },
			{
				spec: "search-backend.spec.ts",
				title: "is used by keyboard and pointer, finds or says where else to ask",
			},
		],
	}),
	criterion("2.4.6", "Headings and Labels", "AA", {
		how: "Headings and labels say what follows.",
		tests: [
			VALID_HTML,
			{
				spec: "contact.spec.ts",
				title: "each of the three modes has its title, its own field and its choices",
			},
		],
	}),
	criterion("2.4.7", "Focus Visible", "AA", {
		how: "You always see where the keyboard is.",
		tests: [ALL_STOPS],
	}),
	criterion("2.4.11", "Focus Not Obscured (Minimum)", "AA", {
		how: "Neither the bar nor the cookie question covers what is focused.",
		tests: [
			ALL_STOPS,
			{ spec: "cookie-banner.spec.ts", title: "everything on the page can be reached past the banner" },
		],
	}),
	criterion("2.5.1", "Pointer Gestures", "A", {
		how: "Whatever can be swiped also has buttons.",
		tests: [
			{ spec: "home.spec.ts", title: "previous and next wrap, and the bar shows how far one is" },
			{ spec: "news.spec.ts", title: "goes on and back, and to the thumbnail that is picked" },
		],
	}),
	criterion("2.5.2", "Pointer Cancellation", "A", {
		how: "Things happen when the finger is lifted, and not when it goes down.",
		tests: [{ spec: "home.spec.ts", title: "springs back when let go early, and follows nothing" }],
	}),
	criterion("2.5.3", "Label in Name", "A", {
		how: "The name for voice control contains the words on the button.",
		tests: [EVERY_PAGE],
	}),
	criterion("2.5.4", "Motion Actuation", "A", {
		how: "Nothing happens by moving the phone.",
		checked: {
			on: "2026-11-25",
			method: "Searched all scripts for device motion and orientation: the site does not read them.",
		},
	}),
	criterion("2.5.7", "Dragging Movements", "AA", {
		how: "‘Slide or tap to start’ also works by a tap, a click and Enter.",
		tests: [{ spec: "home.spec.ts", title: "and the slide-to-act button is a link" }],
	}),
	criterion("2.5.8", "Target Size (Minimum)", "AA", {
		how: "What you press is large enough for a thumb.",
		tests: [EVERY_PAGE, { spec: "rail.spec.ts", title: "its targets are as large as a thumb" }],
	}),
	criterion("3.1.1", "Language of Page", "A", {
		how: "Every page says that it is in English.",
		tests: [VALID_HTML, EVERY_PAGE],
	}),
	criterion("3.1.2", "Language of Parts", "AA", {
		how: "The site is in English. Names of products in Ghanaian languages are proper names, which the rule exempts.",
		open: "Have a speaker of Twi, Ga and Ewe read every page for words that are no names.",
	}),
	criterion("3.2.1", "On Focus", "A", {
		how: "Nothing opens or changes only because it is focused.",
		tests: [ALL_STOPS],
	}),
	criterion("3.2.2", "On Input", "A", {
		how: "A choice in a list changes only the list below it, and is announced.",
		tests: [
			{ spec: "keyboard.spec.ts", title: "the branches of a region are chosen, one is opened and shown" },
		],
	}),
	criterion("3.2.3", "Consistent Navigation", "AA", {
		how: "Menu and foot are the same on every page.",
		tests: [VALID_HTML],
	}),
	criterion("3.2.4", "Consistent Identification", "AA", {
		how: "The same thing has the same name and icon everywhere.",
		checked: {
			on: "2026-11-26",
			method:
				"Listed every link of all kinds of pages by its target with all its names, and every icon in components/ with its words. ‘Call’ had two icons, which is mended. Calling, WhatsApp, search, view, download, copy and directions have one icon and one verb each.",
		},
	}),
	criterion("3.2.6", "Consistent Help", "A", {
		how: "The phone numbers and the way to help are at the foot of every page.",
		tests: [
			{
				spec: "help.spec.ts",
				title: "the foot of every page and the search lead to help, and a link opens its topic",
			},
		],
	}),
	criterion("3.3.1", "Error Identification", "A", {
		how: "An error names its field in words.",
		tests: [ENQUIRY, APPLICATION],
	}),
	criterion("3.3.2", "Labels or Instructions", "A", {
		how: "Every field has a label, and says what it expects.",
		tests: [
			EVERY_PAGE,
			{
				spec: "contact.spec.ts",
				title: "each of the three modes has its title, its own field and its choices",
			},
		],
	}),
	criterion("3.3.3", "Error Suggestion", "AA", {
		how: "An error says how to correct it.",
		tests: [
			{
				spec: "contact.spec.ts",
				title: "an enquiry is sent: the browser finds what is missing, the server what is wrong",
			},
			{
				spec: "contact.spec.ts",
				title: "a phone number or a date of birth that can hardly be right is asked about",
			},
		],
	}),
	criterion("3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", {
		how: "A form only asks to be called back: it makes no contract and moves no money. What looks wrong is asked about before it is sent.",
		tests: [
			{
				spec: "contact.spec.ts",
				title: "a phone number or a date of birth that can hardly be right is asked about",
			},
		],
	}),
	criterion("3.3.7", "Redundant Entry", "A", {
		how: "What you have typed stays when something else is wrong, and when you come back.",
		tests: [
			{ spec: "contact.spec.ts", title: "an unsent text stays, through tabs, other pages and a late script" },
			{ spec: "applications.spec.ts", title: "a good file need not be chosen again when a field is wrong" },
		],
	}),
	criterion("3.3.8", "Accessible Authentication (Minimum)", "AA", {
		how: "There is no login and no puzzle.",
		checked: {
			on: "2026-11-25",
			method: "Searched all forms for password fields, codes and puzzles: there are none.",
		},
	}),
	criterion("4.1.2", "Name, Role, Value", "A", {
		how: "Menus, tabs, carousels and windows tell screen readers what they are and whether they are open.",
		tests: [EVERY_PAGE, { spec: "accessibility.spec.ts", title: ": no fault" }],
		checked: {
			on: "2026-11-26",
			method:
				"Read six journeys with Orca 43 in Firefox ESR 153, and what it said line by line (docs/screen-reader): every control is spoken with its name, its role and its state. Two things are left to Firefox and Orca: the search window is spoken only from the next key on, and the parts of a date without the label that the date has.",
		},
	}),
	criterion("4.1.3", "Status Messages", "AA", {
		how: "What happens after a press is announced: results of a search, what became of a form, the place in a carousel.",
		tests: [
			ENQUIRY,
			{ spec: "home.spec.ts", title: "and a screen reader hears which it is" },
			{
				spec: "notices.spec.ts",
				title: "typing searches after a pause, in step with the address and without losing the focus",
			},
		],
	}),
];

export type Standing = "tested" | "checked" | "open";

/** What its evidence amounts to. A criterion with an open part is open. */
export function standingOf({ open, tests }: SuccessCriterion): Standing {
	if (open) return "open";
	return tests ? "tested" : "checked";
}

/** How many criteria stand how. */
export function standings(criteria = SUCCESS_CRITERIA): Record<Standing, number> {
	const counts = { tested: 0, checked: 0, open: 0 };
	for (const criterion of criteria) counts[standingOf(criterion)] += 1;
	return counts;
}
