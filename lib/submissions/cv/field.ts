import { isSafeLink, leadsOutside } from "#lib/submissions/cv/safe-link";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

const NESTED_MAX = 50;
/** The button that does nothing: templates mark with it where to type. */
const NO_MACRO = /^\s*MACROBUTTON\s+(NoMacro|None)\s/i;

/** Fields that show something about the document or its author. Word has others that fetch files or start programs. */
const KNOWN = new Set(
	`ADDIN ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY BOOKMARK CITATION COMMENTS CREATEDATE DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE
	FORMCHECKBOX FORMDROPDOWN FORMTEXT HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS
	NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SHAPE STYLEREF SUBJECT
	SYMBOL TC TEMPLATE TIME TITLE TOC USERADDRESS USERINITIALS USERNAME XE =`.split(/\s+/),
);

/**
 * Assembles the instructions of fields, which Word splits and nests, and calls `found` for each that is not known to be harmless.
 */
export function fieldReader(found: (finding: CvFinding) => void) {
	const open: { instruction: string; isResult: boolean; hasNested: boolean }[] = [];
	const check = (instruction: string, hasNested = false) => {
		const finding = findingOfInstruction(instruction, hasNested);
		if (finding) found(finding);
	};
	return {
		/** A field in one piece. */
		simple: check,
		text: (text: string) => {
			const field = open.at(-1);
			if (field && !field.isResult) field.instruction += text;
		},
		mark: (kind: string) => {
			const field = open.at(-1);
			if (kind === "begin") {
				// The result of a nested field can become the instruction's first word.
				if (field && !field.isResult) {
					if (field.instruction.trim() === "") found("field");
					field.hasNested = true;
				}
				if (open.length >= NESTED_MAX) throw new RangeError("fields nested too deeply");
				open.push({ instruction: "", isResult: false, hasNested: false });
			} else if (kind === "separate" && field) field.isResult = true;
			else if (kind === "end" && field) {
				open.pop();
				check(field.instruction, field.hasNested);
			}
		},
		/** Whether an instruction has begun and not ended. */
		isWithinInstruction: () => open.some(({ isResult }) => !isResult),
		/** Also checks fields that never end. */
		end: () => {
			for (const { instruction, hasNested } of open) check(instruction, hasNested);
		},
	};
}

/**
 * Whether a template is on the author's own disk, where nobody else can put a file. Word records it in every document made from
 * one. Any other template would be fetched when the document is opened.
 */
export const isKnownTemplate = (target: string): boolean =>
	/^(file:\/\/\/)?[a-z]:[\\/]/i.test(target) || (/^[^\\/:]*$/.test(target) && !leadsOutside(target));

function findingOfInstruction(instruction: string, hasNested: boolean): CvFinding | undefined {
	const [kind = ""] = instruction.trim().split(/\s+/, 1);
	if (kind === "" || kind.startsWith("=")) return undefined;
	if (NO_MACRO.test(instruction)) return undefined;
	if (!KNOWN.has(kind.toUpperCase())) return "field";
	if (kind.toUpperCase() !== "HYPERLINK") return undefined;
	// A link needs no relationship: `HYPERLINK "file://…"`. What a field within it turns into cannot be seen here.
	return !hasNested && targetsOf(instruction).every(isSafeLink) ? undefined : "link";
}

/** Switches of a link that a text follows: a place within the document, a tip, a window. */
const SWITCHES_WITH_TEXT = new Set(["\\l", "\\o", "\\t"]);

/**
 * The addresses of `HYPERLINK`: every word after it that is neither a switch nor a switch's text, as written and without
 * escapes.
 */
function targetsOf(instruction: string): string[] {
	const [, ...words] = [...instruction.replace(/[“”]/g, '"').matchAll(/"((?:\\.|[^"\\])*)"?|[^\s"]+/g)];
	return words.flatMap(([word, quoted], index) => {
		const before = words[index - 1]?.[0].toLowerCase() ?? "";
		if (SWITCHES_WITH_TEXT.has(before) || (quoted === undefined && /^\\[a-z*]$/i.test(word))) return [];
		const text = quoted ?? word;
		return [text, text.replace(/\\(.)/g, "$1")];
	});
}
