/**
 * V8 stores text as one byte per character as long as every character is in Latin-1. A single curly quote makes it two
 * bytes for the whole page. Node encodes one-byte text to UTF-8 many times as fast; for a cached page that difference was a
 * sixth of all the work. So a finished page escapes its few other characters.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { escapeForScript } from "../text/escape-for-script.ts";

/** Next's own scripts have no type. A script with a type holds data that React compares with its own. */
const SCRIPTS_AND_NON_LATIN1 =
	/(<script\b(?![^>]*\stype=)[^>]*>)(.*?)(<\/script>)|<(script|style)\b[^>]*>.*?<\/\4>|[^\0-\xff]/gsu;

/**
 * The same page in Latin-1. Other characters become `&#8217;` in markup and `\u2019` in script, where React and Next write
 * them only in strings.
 */
export function toLatin1Html(html: string): string {
	const escaped = html.replace(
		SCRIPTS_AND_NON_LATIN1,
		(found, opening?: string, script?: string, closing?: string) => {
			if (script !== undefined) return opening + escapeForScript(script) + closing;
			return found.startsWith("<") ? found : `&#${found.codePointAt(0)};`;
		},
	);
	// Data or a style sheet with such a character is left alone, and the page stays unchanged.
	return /[^\0-\xff]/.test(escaped) ? html : toOneByteString(escaped);
}

/** Buffer for one page, reused: a new one per page would be freed late. */
let buffer = Buffer.alloc(0);

function toOneByteString(text: string): string {
	if (buffer.length < text.length) buffer = Buffer.alloc(text.length * 2);
	return buffer.toString("latin1", 0, buffer.write(text, "latin1"));
}
