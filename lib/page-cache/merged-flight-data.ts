/**
 * Next writes a page's data as a row of scripts, one per chunk of its stream, and the policy names each by its hash. On a
 * finished page, neighbouring scripts become one: the policy stays short however long the page is. The data is JSON, full of
 * double quotes, so the merged script encloses it in single quotes: fewer escapes make the page 1 % smaller when compressed.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { canonicalFlightText, parseFlightRows } from "./flight-rows.ts";
import { withoutStaticContent } from "./static-content.ts";

/** What encloses a piece of text of the page's data. Inside it Next escapes double quotes and `<`. */
const OPEN = '<script>self.__next_f.push([1,"';
const CLOSE = '"])</script>';
const BINARY = "<script>self.__next_f.push([3,";

/**
 * The page with neighbouring data scripts merged. If all data stands in one place, it gets its canonical order and loses the static
 * content, which the HTML has. Otherwise its text stays the same.
 */
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
		const isAll = done === 0 && !html.includes(OPEN, next) && !html.includes(BINARY);
		const data = pieces.join("");
		kept.push(
			html.slice(done, from),
			`<script>self.__next_f.push([1,'${singleQuoted(isAll ? shortened(data, html) : data)}'])</script>`,
		);
		done = next;
		from = html.indexOf(OPEN, next);
	}
	return kept.join("") + html.slice(done);
}

/** The page's data in canonical order without static content; both as the inside of a string literal in double quotes. */
function shortened(literal: string, html: string): string {
	// What hints name is in the HTML, too.
	const rows = parseFlightRows(Buffer.from(JSON.parse(`"${literal}"`)))?.filter(({ tag }) => tag !== "H");
	const text = rows && canonicalFlightText(withoutStaticContent(rows, html));
	// Of what Next escapes, only `<` could end the script.
	return text === undefined ? literal : JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");
}

/** The inside of a string literal in double quotes, for one in single quotes. */
const singleQuoted = (text: string) =>
	text.replaceAll(/\\.|'/gs, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found));
