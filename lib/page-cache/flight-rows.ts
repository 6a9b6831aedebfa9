/**
 * A page's data is a text of rows ("flight data" in React's words). The rows refer to each other by number. React numbers and
 * writes them as they become ready, which depends on how fast each read was: two renderings with the same content differ. This
 * module writes them in one order, that of the page, so that the same content has the same bytes on every instance.
 *
 * React documents no format. Whatever this module does not know stays as it was.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */

export type FlightRow = {
	/** In hexadecimal digits; empty for hints. */
	id: string;
	/** The letter that says what the row holds: `I` a client component, `T` text, `H` a hint; empty for a value in JSON. */
	tag: string;
	content: string;
};

/** A place where a row refers to another one. */
export type FlightReference = {
	/** Empty for a value, `L` for a value that may come later, `@` for a promise, other letters for collections. */
	kind: string;
	id: string;
	/** What follows the number: the way to a value inside the row, such as `:props:children`. */
	path: string;
};

/** The row that a page's data begins with. */
const ROOT = "0";
/** Rows of these kinds hold JSON, in which references may stand. */
const WITH_REFERENCES = new Set(["", "I", "C"]);
const KNOWN_TAGS = new Set([...WITH_REFERENCES, "E", "H", "R", "T", "X", "r", "x"]);
const COLON = 0x3a;
const COMMA = 0x2c;
const LINE_END = 0x0a;

/** The rows of a page's data; undefined if it is incomplete or of an unknown form. */
export function parseFlightRows(data: Buffer): FlightRow[] | undefined {
	const rows: FlightRow[] = [];
	for (let at = 0; at < data.length; ) {
		const colon = data.indexOf(COLON, at);
		const id = data.toString("latin1", at, colon);
		const start = colon + 1;
		if (colon < 0 || !/^[\da-f]*$/.test(id)) return undefined;
		const [tag = ""] = /^[A-Zrx#]/.exec(String.fromCharCode(data[start] ?? 0)) ?? [];
		if (!KNOWN_TAGS.has(tag)) return undefined;
		let from = start + tag.length;
		let end = data.indexOf(LINE_END, from);
		// Text has a length instead of an end.
		if (tag === "T") {
			const comma = data.indexOf(COMMA, from);
			end = comma + 1 + Number.parseInt(data.toString("latin1", from, comma), 16);
			from = comma + 1;
			at = end;
		} else at = end + 1;
		if (!(end >= from && end <= data.length)) return undefined;
		rows.push({ id, tag, content: data.toString("utf8", from, end) });
	}
	return rows;
}

/**
 * The rows as text, in the order in which the page refers to them and numbered in that order. Rows that nothing refers to, and
 * undefined properties, are left out. Undefined if a reference is of an unknown form or leads nowhere.
 */
export function canonicalFlightText(rows: readonly FlightRow[]): string | undefined {
	const hints = rows.filter(({ tag }) => tag === "H");
	const byId = Map.groupBy(
		rows.filter(({ tag }) => tag !== "H"),
		({ id }) => id,
	);
	// Like React, components first, and values before what contains them; what may come later follows.
	const components: string[] = [];
	const values: string[] = [];
	const seen = new Set<string>();
	let isKnown = true;
	const visit = (id: string, list: string[]) => {
		if (seen.has(id)) return;
		seen.add(id);
		const group = byId.get(id);
		const references = group && referencesOf(group);
		if (!references) {
			isKnown = false;
			return;
		}
		const isComponent = group.some(({ tag }) => tag === "I");
		const own = isComponent ? components : list;
		for (const { kind, id } of references) if (!isLater(kind)) visit(id, own);
		own.push(id);
		for (const { kind, id } of references) if (isLater(kind)) visit(id, values);
	};
	visit(ROOT, values);
	if (!isKnown) return undefined;

	const numbers = new Map([[ROOT, ROOT]]);
	for (const id of [...components, ...values]) if (id !== ROOT) numbers.set(id, numbers.size.toString(16));
	const textOf = (id: string) =>
		(byId.get(id) ?? [])
			.map((row) => rowText(withoutUndefined(row), numbers.get(id) ?? id, numbers))
			.join("");
	return [
		...components.map(textOf),
		...hints.map((hint) => rowText(hint, "", numbers)).sort(),
		...values.map(textOf),
	].join("");
}

/** The row without properties that are `undefined`: React deletes them when it reads the row. */
function withoutUndefined(row: FlightRow): FlightRow {
	if (row.tag !== "" || !row.content.includes(UNDEFINED)) return row;
	const value: unknown = JSON.parse(row.content);
	unsetUndefined(value);
	return { ...row, content: JSON.stringify(value) };
}

/** `JSON.stringify` leaves out such properties. A reviver of `JSON.parse` would take five times as long. */
function unsetUndefined(value: unknown): void {
	if (Array.isArray(value)) for (const part of value) unsetUndefined(part);
	else if (typeof value === "object" && value !== null) {
		const properties = value as Record<string, unknown>;
		for (const [key, part] of Object.entries(properties)) {
			if (part === "$undefined") properties[key] = undefined;
			else unsetUndefined(part);
		}
	}
}

const UNDEFINED = '"$undefined"';

/** A page's data in canonical order, or as it is if that cannot be found out. */
export function withCanonicalOrder(data: Buffer): Buffer {
	const rows = parseFlightRows(data);
	const text = rows && canonicalFlightText(rows);
	return text === undefined ? data : Buffer.from(text);
}

/** What a string in a row refers to: undefined if it refers to nothing, null if it is of an unknown form. */
export function flightReference(text: string): FlightReference | undefined | null {
	if (!text.startsWith("$") || NO_REFERENCE.test(text)) return undefined;
	const [, kind = "", id, path = ""] = REFERENCE.exec(text) ?? [];
	return id === undefined ? null : { kind, id, path };
}

const REFERENCE = /^\$([L@QWKBih]?)([\da-f]+)((?::.*)?)$/s;
/** An element's mark, an escaped `$`, a symbol, numbers, a date, `undefined`. */
const NO_REFERENCE = /^\$(?:$|\$|S|Infinity$|-|NaN$|undefined$|D\d|n)/;

const isLater = (kind: string) => kind === "L" || kind === "@";

/** Every string of a JSON text, with the colon behind it if it is a key. */
const STRINGS = /"((?:[^"\\]|\\.)*)"(:?)/g;

/** In the order of the text; undefined if one is of an unknown form. */
function referencesOf(rows: readonly FlightRow[]): FlightReference[] | undefined {
	const found: FlightReference[] = [];
	for (const { tag, content } of rows) {
		if (!WITH_REFERENCES.has(tag)) continue;
		for (const [, text = "", colon] of content.matchAll(STRINGS)) {
			const reference = colon ? undefined : flightReference(text);
			if (reference === null) return undefined;
			if (reference) found.push(reference);
		}
	}
	return found;
}

function rowText({ tag, content }: FlightRow, number: string, numbers: ReadonlyMap<string, string>): string {
	if (tag === "T") return `${number}:T${Buffer.byteLength(content).toString(16)},${content}`;
	if (!WITH_REFERENCES.has(tag)) return `${number}:${tag}${content}\n`;
	const numbered = content.replaceAll(STRINGS, (found, text: string, colon: string) => {
		const reference = colon ? undefined : flightReference(text);
		return reference
			? `"$${reference.kind}${numbers.get(reference.id) ?? reference.id}${reference.path}"`
			: found;
	});
	return `${number}:${tag}${numbered}\n`;
}
