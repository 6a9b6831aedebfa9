/** Control characters, including NUL, and marks that can reverse the reading order of a line. */
export const UNSEEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
	/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/**
 * Invisible characters, by Unicode's own list. Messengers and contact lists add some of it to copied addresses and numbers.
 * Longer texts keep it: emoji are joined with it.
 */
const UNSEEN_IN_LINES = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /[\t\n\r\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * The characters of one line that a person sees: spaces instead of line breaks, tabs and hard spaces, ordinary letters, digits and
 * signs instead of full-width ones, and nothing invisible. Browsers use it on what is pasted, the server on what arrives.
 */
export const visibleLine = (text: string): string =>
	text
		.replace(SPACES, " ")
		.replace(UNSEEN, "")
		.replace(UNSEEN_IN_LINES, "")
		.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
