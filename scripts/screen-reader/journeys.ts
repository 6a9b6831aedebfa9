/** A key that is pressed, once, several times or until Orca says something; or a text that is typed. */
export type Step = { press: string; times?: number; until?: RegExp } | { type: string };

/** A key that means nothing, for waiting. */
export const LISTEN = "Shift_L";

/**
 * What visitors come for, by Orca's keys: Tab to the next control, `h` to the next heading, `t` to the next table, Down to the
 * next line.
 */
export const JOURNEYS: Record<string, { path: string; steps: readonly Step[] }> = {
	"menu-and-search": {
		path: "/",
		steps: [
			{ press: "Tab", until: /Products menu/ },
			{ press: "Return" },
			{ press: "Tab", times: 3 },
			{ press: "Escape" },
			{ press: "Tab", until: /^Search/ },
			{ press: "Return" },
			{ press: "Tab" },
			{ press: "shift+Tab", until: /Search this site entry/ },
			{ type: "lost card" },
			{ press: "Tab", until: /Search push button/ },
			{ press: "Return" },
			{ press: "h", times: 2 },
		],
	},
	"key-facts-of-a-product": {
		path: "/products/personal/salary%20loans",
		steps: [
			{ press: "h", until: /Key facts/ },
			{ press: "Down", times: 10 },
		],
	},
	"an-enquiry": {
		path: "/contact",
		steps: [
			{ press: "h", times: 2 },
			{ press: "Tab", until: /Name entry/ },
			{ type: "Ama Mensah" },
			{ press: "Tab", until: /Phone number entry/ },
			{ type: "abc" },
			{ press: "Tab", until: /Email entry/ },
			{ type: "ama@example.com" },
			{ press: "Tab", until: /Date of birth|[Mm]onth|[Dd]ay/ },
			{ type: "12241990" },
			{ press: "Tab", until: /Business Location/ },
			{ type: "Kumasi" },
			{ press: "Tab", until: /Nearest branch/ },
			{ press: "Down" },
			{ press: "Tab", until: /Send enquiry/ },
			{ press: "Return" },
			{ press: LISTEN, until: /Is that right/ },
			{ press: "Tab", until: /Yes, send it/ },
			{ press: "Return" },
			{ press: LISTEN, until: /Message sent successfully/ },
		],
	},
	"an-application": {
		path: "/careers/1",
		steps: [
			{ press: "h", until: /Submit Application/ },
			{ press: "Tab", until: /Name entry/ },
			{ press: "Return" },
			{ press: "Tab", until: /Name entry/ },
			{ type: "Kofi Boateng" },
			{ press: "Tab", until: /Phone number entry/ },
			{ type: "0200000000" },
			{ press: "Tab", until: /Email entry/ },
			{ type: "kofi@example.com" },
			{ press: "Tab", until: /CV|Browse/ },
			{ press: "space" },
			{ type: "the path of the CV" },
			{ press: "Return" },
			{ press: LISTEN, times: 3 },
			{ press: "Tab", until: /Submit Application/ },
			{ press: "Return" },
			{ press: LISTEN, until: /Application submitted/ },
		],
	},
	"a-branch": {
		path: "/locator",
		steps: [
			{ press: "Tab", until: /^Region/ },
			{ press: "Down", times: 2 },
			{ press: "Tab", until: /Kumasi Adum/ },
			{ press: "Return" },
			{ press: "Tab", times: 4 },
		],
	},
	"a-notice-with-its-document": {
		path: "/notices/1",
		steps: [
			{ press: "h", until: /level 1/ },
			{ press: "Tab", until: /View Attached Document/ },
			{ press: "Return" },
			{ press: "Tab", times: 3 },
			{ press: "Escape" },
		],
	},
};
