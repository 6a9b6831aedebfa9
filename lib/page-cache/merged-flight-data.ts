/**
 * Next writes a page's data as a row of scripts, one per chunk of its stream, and the policy names each by its hash. On a
 * finished page, neighbouring scripts become one: the policy stays short however long the page is. The data is JSON, full of
 * double quotes, so the merged script encloses it in single quotes: fewer escapes make the page 1 % smaller when compressed.
 *
 * Next loads this outside the bundle, through the page cache: imports from the project are relative and few.
 */

/** What encloses a piece of text of the page's data. Inside it Next escapes double quotes and `<`. */
const OPEN = '<script>self.__next_f.push([1,"';
const CLOSE = '"])</script>';

/** The page with neighbouring data scripts merged. Their text is the same, so the browser reads the same data. */
export function withMergedFlightData(html: string): string {
	const kept: string[] = [];
	let done = 0;
	let from = html.indexOf(OPEN);
	while (from >= 0) {
		const pieces: string[] = [];
		let next = from;
		while (html.startsWith(OPEN, next)) {
			const end = html.indexOf(CLOSE, next + OPEN.length);
			if (end < 0) break;
			pieces.push(html.slice(next + OPEN.length, end));
			next = end + CLOSE.length;
		}
		if (pieces.length === 0) break;
		kept.push(
			html.slice(done, from),
			`<script>self.__next_f.push([1,'${singleQuoted(pieces.join(""))}'])</script>`,
		);
		done = next;
		from = html.indexOf(OPEN, next);
	}
	return kept.join("") + html.slice(done);
}

/** The inside of a string literal in double quotes, for one in single quotes. */
const singleQuoted = (text: string) =>
	text.replaceAll(/\\.|'/gs, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found));
