// biome-ignore-all lint/suspicious/noControlCharactersInRegex: Word marks fields with these
import { isRemote, isSafeLink } from "#lib/submissions/cv/address";
import type { AddFinding } from "#lib/submissions/model/cv-findings";

/** The characters with which old Word files begin a field, separate its instruction from its result, and end it. */
export const FIELD_MARKS: Record<string, string> = { begin: "\x13", separate: "\x14", end: "\x15" };
/** Stands before a text that a reader takes instead of another. */
export const CHOICE_MARK = "\x16";

/** The button that does nothing: templates mark with it where to type. */
const NO_MACRO = /^\s*MACROBUTTON\s+(NoMacro|None)\s/i;
/** Fields that fetch a file or run something. */
const ACTIVE =
	/^(AUTOTEXT|CONTROL|DATABASE|DDE|DDEAUTO|EMBED|GOTOBUTTON|HTMLCONTROL|IMPORT|INCLUDE|INCLUDETEXT|LINK|MACROBUTTON|PRINT|RD)$/;
const PICTURE = /\x13\s*INCLUDEPICTURE(?![A-Z])[^\x13-\x15]*/gi;
/** Words that no honest instruction contains, wherever they stand. */
const ACTIVE_ANYWHERE = /DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|(?<![A-Z])DDE(?![A-Z])/i;

/** Reports the fields in this text that can fetch or run something, or link to it: instructions of Word with the marks between them. */
export function inspectFields(text: string, part: string, add: AddFinding): void {
	for (const [, instruction = "", next] of text.matchAll(/\x13([^\x13-\x15]*)([\x13-\x15]?)/g)) {
		const where = `${instruction.trim()} in ${part}`;
		const [kind = ""] = instruction
			.trim()
			.toUpperCase()
			.split(/[\s\\"]/, 1);
		// The result of another field within it, which cannot be seen here, becomes a part of the instruction.
		const isContinued = next === FIELD_MARKS.begin;
		if (isContinued && /^\s*(?!if$)[a-z]*$/i.test(instruction))
			add("field", `spelt by another field in ${part}`);
		if (ACTIVE.test(kind) && !NO_MACRO.test(instruction)) add("field", where);
		const targets = targetsOf(instruction);
		if (kind === "HYPERLINK" && (isContinued || !targets.every(isSafeLink))) add("link", where);
		if (kind === "INCLUDEPICTURE" && (isContinued || targets.some(isRemote))) add("field", where);
	}
	if (/\x16\s*[^\s\x13-\x16]/.test(text)) add("field", `one of two in ${part}`);
	const [word] = ACTIVE_ANYWHERE.exec(text.replace(PICTURE, "").replace(/[\x13-\x16]/g, "")) ?? [];
	if (word) add("field", `${word.toUpperCase()} in ${part}`);
}

/** Switches that a text follows: a place within the document, a tip, a window. */
const SWITCHES_WITH_TEXT = new Set(["\\l", "\\o", "\\t"]);

/** Every word after a field's name that is neither a switch nor a switch's text, as written and without escapes. */
function targetsOf(instruction: string): string[] {
	const [, ...words] = [...instruction.replace(/[“”]/g, '"').matchAll(/"((?:\\.|[^"\\])*)"?|[^\s"]+/g)];
	return words.flatMap(([word, quoted], index) => {
		const before = words[index - 1]?.[0].toLowerCase() ?? "";
		if (SWITCHES_WITH_TEXT.has(before) || (quoted === undefined && /^\\[a-z*]$/i.test(word))) return [];
		const text = quoted ?? word;
		return [text, text.replace(/\\(.)/g, "$1")];
	});
}
