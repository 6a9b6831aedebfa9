import type { CvFinding } from "#lib/submissions/model/cv-findings";

const NESTED_MAX = 50;

/** Fields that show something of the document or of its writer; Word knows others that fetch files or start programs. */
const KNOWN = new Set(
	`ADDIN ADVANCE AUTHOR BIBLIOGRAPHY BOOKMARK CITATION COMMENTS CREATEDATE DATE DOCPROPERTY EDITTIME EQ FILENAME FILESIZE
	FORMCHECKBOX FORMDROPDOWN FORMTEXT HYPERLINK INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS
	NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SHAPE STYLEREF SUBJECT
	SYMBOL TC TEMPLATE TIME TITLE TOC USERADDRESS USERINITIALS USERNAME XE =`.split(/\s+/),
);

/**
 * Puts together the instructions of fields, which Word spreads over many pieces of text and nests, and calls `found` for each
 * that is not known to be harmless.
 */
export function fieldReader(found: (finding: CvFinding) => void) {
	const open: { instruction: string; isResult: boolean }[] = [];
	const check = (instruction: string) => {
		const finding = findingOfInstruction(instruction);
		if (finding) found(finding);
	};
	return {
		/** A field that stands in one piece. */
		simple: check,
		text: (text: string) => {
			const field = open.at(-1);
			if (field && !field.isResult) field.instruction += text;
		},
		mark: (kind: string) => {
			const field = open.at(-1);
			if (kind === "begin") {
				// What a field within the instruction turns into can become its first word.
				if (field && !field.isResult && field.instruction.trim() === "") found("field");
				if (open.length >= NESTED_MAX) throw new RangeError("fields nested too deeply");
				open.push({ instruction: "", isResult: false });
			} else if (kind === "separate" && field) field.isResult = true;
			else if (kind === "end" && field) {
				open.pop();
				check(field.instruction);
			}
		},
	};
}

/**
 * Whether a template is one on the writer's own disk, which Word notes in every document made from one: nobody else can put
 * a file there. Any other would be fetched when the document is opened.
 */
export const isKnownTemplate = (target: string): boolean =>
	/^(file:\/\/\/)?[a-z]:[\\/]|^[^\\/:]*$/i.test(target);

function findingOfInstruction(instruction: string): CvFinding | undefined {
	const [kind = "", target = ""] = instruction.trim().split(/\s+/, 2);
	if (kind === "" || kind.startsWith("=")) return undefined;
	if (!KNOWN.has(kind.toUpperCase())) return "field";
	// `HYPERLINK "file://…"` needs no relationship.
	if (
		kind.toUpperCase() === "HYPERLINK" &&
		/^"?(file|javascript|vbscript|data|ms-[\w-]+):|^"?\\\\/i.test(target)
	) {
		return "link";
	}
	return undefined;
}
