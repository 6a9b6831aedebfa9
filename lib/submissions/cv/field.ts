import { isSafeLink } from "#lib/submissions/cv/safe-link";
import { type AddFinding, Unreadable } from "#lib/submissions/model/cv-findings";

const NESTED_MAX = 50;
const INSTRUCTION_MAX = 64 * 1024;
/** The button that does nothing: templates mark with it where to type. */
const NO_MACRO = /^\s*MACROBUTTON\s+(NoMacro|None)\s/i;
/** Fields that fetch a file or run something. */
const ACTIVE = new Set(
	"AUTOTEXT CONTROL DATABASE DDE EMBED GOTOBUTTON HTMLCONTROL IMPORT INCLUDE LINK MACROBUTTON PRINT RD".split(
		" ",
	),
);
/** Words that no honest text contains, wherever they stand. */
const ACTIVE_ANYWHERE = /DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|(?<![A-Z])DDE(?![A-Z])/i;

/** Assembles the instructions of fields, which Word splits and nests, and reports those that can fetch or run something. */
export function fieldReader(part: string, add: AddFinding) {
	const open: { instruction: string; isResult: boolean; hasNested: boolean }[] = [];
	let all = "";
	const check = (instruction: string, hasNested = false) => {
		if (instruction.length > INSTRUCTION_MAX) throw new Unreadable(`a field of more than 64 KB in ${part}`);
		const [kind = ""] = instruction
			.trim()
			.toUpperCase()
			.split(/[\s\\"]/, 1);
		const where = `${instruction.trim()} in ${part}`;
		if (ACTIVE.has(kind) && !NO_MACRO.test(instruction)) add("field", where);
		// A link needs no relationship. What a field within it turns into cannot be seen here.
		if (kind === "HYPERLINK" && (hasNested || !targetsOf(instruction).every(isSafeLink))) add("link", where);
	};
	return {
		/** A field in one piece. */
		simple: (instruction: string) => {
			all += `${instruction}\n`;
			check(instruction);
		},
		text: (text: string) => {
			all += text;
			const field = open.at(-1);
			if (field && !field.isResult && field.instruction.length <= INSTRUCTION_MAX) field.instruction += text;
		},
		mark: (kind: string) => {
			const field = open.at(-1);
			if (kind === "begin") {
				if (open.length >= NESTED_MAX) throw new Unreadable(`fields nested too deeply in ${part}`);
				// The result of a nested field can become a part of the instruction's first word. A formula and a choice take values.
				if (field && !field.isResult) {
					if (/^\s*(?!if$)[a-z]*$/i.test(field.instruction))
						add("field", `spelt by another field in ${part}`);
					field.hasNested = true;
				}
				open.push({ instruction: "", isResult: false, hasNested: false });
			} else if (kind === "separate" && field) field.isResult = true;
			else if (kind === "end" && field) {
				open.pop();
				check(field.instruction, field.hasNested);
			}
		},
		/** Whether an instruction has begun and not ended. */
		isWithinInstruction: () => open.some(({ isResult }) => !isResult),
		/** Also checks fields that never end, and all instructions together, whatever stands between their pieces. */
		end: () => {
			for (const { instruction, hasNested } of open) check(instruction, hasNested);
			const [word] = ACTIVE_ANYWHERE.exec(all) ?? [];
			if (word) add("field", `${word.toUpperCase()} in ${part}`);
		},
	};
}

/** Switches of a link that a text follows: a place within the document, a tip, a window. */
const SWITCHES_WITH_TEXT = new Set(["\\l", "\\o", "\\t"]);

/** The addresses of `HYPERLINK`: every word after it that is neither a switch nor a switch's text, as written and without escapes. */
function targetsOf(instruction: string): string[] {
	const [, ...words] = [...instruction.replace(/[“”]/g, '"').matchAll(/"((?:\\.|[^"\\])*)"?|[^\s"]+/g)];
	return words.flatMap(([word, quoted], index) => {
		const before = words[index - 1]?.[0].toLowerCase() ?? "";
		if (SWITCHES_WITH_TEXT.has(before) || (quoted === undefined && /^\\[a-z*]$/i.test(word))) return [];
		const text = quoted ?? word;
		return [text, text.replace(/\\(.)/g, "$1")];
	});
}
