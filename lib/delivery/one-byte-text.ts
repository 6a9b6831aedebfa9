/**
 * V8 keeps text as one byte a letter as long as no letter lies beyond Latin 1; a single curly quote makes it two bytes for the
 * whole page. Node turns the first kind into UTF-8 many times as fast, and for a page that lies ready in the cache that was a
 * sixth of all the work. So a finished page spells its few other letters as HTML and script can.
 *
 * Loaded by Next outside the bundle, through the page cache.
 */

const SCRIPTS_AND_OTHER_LETTERS =
	/(<script\b[^>]*>)(.*?)(<\/script>)|<style\b[^>]*>.*?<\/style>|[^\0-\xff]/gsu;

/**
 * The same page in letters of Latin 1: others stand as `&#8217;` in markup and as `\u2019` in script, where React and Next write
 * them in strings only.
 */
export function inOneByteText(html: string): string {
	const spelled = html.replace(
		SCRIPTS_AND_OTHER_LETTERS,
		(found, opening?: string, script?: string, closing?: string) => {
			if (script !== undefined) return opening + script.replace(/[^\0-\xff]/g, escapeOf) + closing;
			return found.startsWith("<") ? found : `&#${found.codePointAt(0)};`;
		},
	);
	// A style sheet with such a letter, or a script's attribute, is left alone, and the page as it is.
	return /[^\0-\xff]/.test(spelled) ? html : Buffer.from(spelled, "latin1").toString("latin1");
}

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
