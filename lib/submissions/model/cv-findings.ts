export type CvType = "pdf" | "doc" | "docx" | "jpg" | "png";

/**
 * What may be found in a CV, in words for staff, and what it can mean. Each is a warning: the file may be honest, it is delivered like
 * any other, and staff decide.
 */
export const CV_FINDINGS = {
	script: { what: "contains script", means: "It can run when the file is opened." },
	program: { what: "opens a program", means: "A click, or opening the file, can start a program." },
	action: {
		what: "opens a web page by itself",
		means: "Opening the file tells somebody that it was opened.",
	},
	form: { what: "sends or fetches form data", means: "What is typed into it can go to somebody else." },
	attachment: { what: "carries other files", means: "They can do harm when they are opened from it." },
	remote: {
		what: "fetches something from elsewhere",
		means: "It tells somebody that the file was opened, and what comes back can do harm.",
	},
	media: { what: "contains sound, film or 3D", means: "Players of these have had faults." },
	link: {
		what: "links to something other than a web page, an email address or a phone number",
		means: "A click can open a file or a program. Often it is an address that somebody mistyped.",
	},
	macros: { what: "contains macros or controls", means: "They are programs. Do not enable them." },
	field: {
		what: "contains a field that can fetch or run something",
		means: "Refuse if the program asks whether to update links or start something.",
	},
	markup: { what: "contains a web page", means: "It can run script if it is opened as one." },
	archive: { what: "contains an archive", means: "It can hide other files." },
	appended: { what: "is joined to a program", means: "It can hide a program." },
	uninspected: {
		what: "could not be looked into",
		means: "Nothing is known about it. Ask the applicant for another copy if you can.",
	},
	infected: { what: "is infected, says the virus scanner", means: "Do not open it." },
	unscanned: { what: "has not been scanned for viruses yet", means: "The scanner did not answer in time." },
} as const;

export type CvFinding = {
	kind: keyof typeof CV_FINDINGS;
	/** The address, part, field or object, or why it could not be looked into; one line, perhaps in the applicant's words. */
	where: string;
};

/** Findings by what the name or type of something is. */
export type FindingTable = readonly [pattern: RegExp, kind: CvFinding["kind"]][];

/** The finding that a name or type is; undefined for the others. */
export const kindOf = (table: FindingTable, name: string): CvFinding["kind"] | undefined =>
	table.find(([pattern]) => pattern.test(name))?.[1];

/** Whether the company's virus scanner says so of a file; then staff decide whether its application goes on. */
export const isInfected = ({ findings = [] }: { findings?: readonly CvFinding[] }): boolean =>
	findings.some(({ kind }) => kind === "infected");

/** What happens to a file. */
export type CvVerdict =
	| { outcome: "accepted"; type: CvType; findings: CvFinding[] }
	/** Not one of the five types, or empty: only the sender can correct that. */
	| { outcome: "refused"; reason: "empty" | "type" };

const FINDINGS_MAX = 20;
const WHERE_MAX = 200;

/** Collects findings without repeats: at most 20, each `where` as one line of at most 200 visible characters. */
export function findingList() {
	const findings: CvFinding[] = [];
	const add = (kind: CvFinding["kind"], where: string) => {
		const line = where
			.slice(0, WHERE_MAX)
			.toWellFormed()
			.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
		const isKnown = findings.some((each) => each.kind === kind && each.where === line);
		if (!isKnown && findings.length < FINDINGS_MAX) findings.push({ kind, where: line });
	};
	return { findings, add };
}
export type AddFinding = ReturnType<typeof findingList>["add"];

/** Why a file could not be looked into. */
export class Unreadable extends Error {}
