/**
 * V8 keeps text as one byte a letter as long as no letter lies beyond Latin 1; a single curly quote makes it two bytes for the
 * whole page. Node turns the first kind into UTF-8 many times as fast, and for a page that lies ready in the cache that was a
 * sixth of all the work. So a finished page spells its few other letters as HTML and script can.
 *
 * Loaded by Next outside the bundle, through the page cache: imports of the project are relative and few.
 */
import { inScriptLetters } from "../text/script-letters.ts";

/** Next's own scripts have no type; what has one is data that React compares with its own. */
const SCRIPTS_AND_OTHER_LETTERS =
	/(<script\b(?![^>]*\stype=)[^>]*>)(.*?)(<\/script>)|<(script|style)\b[^>]*>.*?<\/\4>|[^\0-\xff]/gsu;

/**
 * The same page in letters of Latin 1: others stand as `&#8217;` in markup and as `\u2019` in script, where React and Next write
 * them in strings only.
 */
export function toLatin1Html(html: string): string {
	const spelled = html.replace(
		SCRIPTS_AND_OTHER_LETTERS,
		(found, opening?: string, script?: string, closing?: string) => {
			if (script !== undefined) return opening + inScriptLetters(script) + closing;
			return found.startsWith("<") ? found : `&#${found.codePointAt(0)};`;
		},
	);
	// Data or a style sheet with such a letter is left alone, and the page as it is.
	return /[^\0-\xff]/.test(spelled) ? html : oneByte(spelled);
}

/** Room for one page, used again and again: a piece of memory for each would be given back late. */
let room = Buffer.alloc(0);

function oneByte(text: string): string {
	if (room.length < text.length) room = Buffer.alloc(text.length * 2);
	return room.toString("latin1", 0, room.write(text, "latin1"));
}
