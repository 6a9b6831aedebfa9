/**
 * Next writes a page's data as a row of scripts, one per chunk of its stream, and the policy names each by its hash. On a
 * finished page, neighbouring scripts become one: the policy stays short however long the page is.
 *
 * Next loads this outside the bundle, through the page cache: imports from the project are relative and few.
 */

/** What encloses a piece of text of the page's data. Inside it Next escapes quotes and `<`. */
const OPEN = '<script>self.__next_f.push([1,"';
const CLOSE = '"])</script>';

/** The page with neighbouring data scripts merged. Their text is the same, so the browser reads the same data. */
export function withMergedFlightData(html: string): string {
	const kept: string[] = [];
	let done = 0;
	let from = html.indexOf(OPEN);
	while (from >= 0) {
		const end = html.indexOf(CLOSE, from + OPEN.length);
		if (end < 0) break;
		const next = end + CLOSE.length;
		if (html.startsWith(OPEN, next)) {
			kept.push(html.slice(done, end));
			done = next + OPEN.length;
			from = next;
		} else from = html.indexOf(OPEN, next);
	}
	return kept.join("") + html.slice(done);
}
