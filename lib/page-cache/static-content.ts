/**
 * A page's data repeats what stands in its HTML, so that the browser can render it again. Where the page says that a part never
 * changes (`components/ui/static-content.island.tsx`), this module takes the content out of the data that comes with the HTML;
 * the browser takes it from the document. The data of a client navigation keeps it, because no HTML comes with that.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { STATIC_CONTENT } from "../web/page-markers.ts";
import { type FlightRow, flightReference } from "./flight-rows.ts";

/** The component by which a page marks such a part. */
const COMPONENT = "StaticContent";
/** React puts these elements into the head, wherever they stand, and must know of them to take them out again. */
const HEAD_ELEMENTS = new Set(["base", "link", "meta", "style", "title"]);

type Element = ["$", type: string, key: string | null, props: Record<string, unknown>];

/**
 * The rows without the content and the attributes that the HTML holds. A part with a client component, or with anything but elements and text, keeps
 * its content, and so does one that the HTML does not hold once.
 */
export function withoutStaticContent(rows: readonly FlightRow[], html: string): readonly FlightRow[] {
	const values = new Map(rows.filter(({ tag }) => tag === "" || tag === "T").map((row) => [row.id, row]));
	const components = new Set(
		rows.flatMap(({ id, tag, content }) =>
			tag === "I" && content.endsWith(`,"${COMPONENT}"]`) ? [`$L${id}`] : [],
		),
	);
	// A way into another row could lead through what would be taken out.
	if (components.size === 0 || rows.some(hasPath)) return rows;

	const isStatic = (value: unknown): boolean => {
		if (typeof value === "string") return isStaticText(value);
		if (isElement(value)) return isStaticType(value) && isStatic(value[3]);
		return typeof value !== "object" || value === null || Object.values(value).every(isStatic);
	};
	const isStaticText = (text: string): boolean => {
		const reference = flightReference(text);
		if (!reference) return reference === undefined;
		return (reference.kind === "" || reference.kind === "L") && isStaticRow(reference.id);
	};
	const examined = new Map<string, boolean>();
	const isStaticRow = (id: string): boolean => {
		const row = values.get(id);
		if (!row || row.tag === "T") return row !== undefined;
		const known = examined.get(id);
		if (known !== undefined) return known;
		// For a row that refers to itself.
		examined.set(id, true);
		const result = isStatic(JSON.parse(row.content));
		examined.set(id, result);
		return result;
	};
	const isStaticType = ([, type, , props]: Element) => {
		if (components.has(type)) return true;
		if (type.startsWith("$")) return values.get(type.slice(1))?.content === '"$Sreact.fragment"';
		return !HEAD_ELEMENTS.has(type) && !(type === "script" && ("src" in props || "async" in props));
	};

	/** Takes the content out of the parts inside the value; returns whether there was any. */
	const empty = (value: unknown): boolean => {
		if (typeof value !== "object" || value === null) return false;
		if (isElement(value) && components.has(value[1])) {
			const { name, children } = value[3];
			if (children !== undefined && isStatic(children) && isOnce(html, `${STATIC_CONTENT}="${name}"`)) {
				value[3] = { name };
				return true;
			}
		}
		return Object.values(value).filter(empty).length > 0;
	};
	return rows.map((row) => {
		if (row.tag !== "" || ![...components].some((component) => row.content.includes(component))) return row;
		const value: unknown = JSON.parse(row.content);
		return empty(value) ? { ...row, content: JSON.stringify(value) } : row;
	});
}

/** Of keys and text in which a quote stands, some are taken for a way. */
const hasPath = ({ tag, content }: FlightRow) => tag !== "T" && /"\$[\w@]?[\da-f]+:/.test(content);

const isElement = (value: unknown): value is Element =>
	Array.isArray(value) && value[0] === "$" && value.length >= 4 && typeof value[1] === "string";

const isOnce = (html: string, text: string) =>
	html.includes(text) && html.indexOf(text) === html.lastIndexOf(text);
