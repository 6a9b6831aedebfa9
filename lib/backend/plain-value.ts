import { decodeHTMLStrict } from "entities";
import { z } from "zod";
import { unwrapData, unwrapFields } from "#lib/backend/client/envelope";
import { note, sampleOf } from "#lib/backend/client/findings";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import { textOfBlocks } from "#lib/text/blocks";
import { withoutFormat } from "#lib/text/format-characters";
import { isRecord, jsonOf, scalarText } from "#lib/text/json";

/*
 * The common shape of the backend's fields, whatever they stand for: a text or number, perhaps inside an object, with words that say
 * nothing left out. Every text is bounded here, so that no page or rule has to expect more.
 */

/** A line is cut beyond this: far more than a title or an excerpt, far less than what could do harm. */
const LINE_MAX_CHARACTERS = 1_000;
export const TEXT_MAX_CHARACTERS = 100_000;
/** The entries of a list inside an item, such as skills or pictures. */
export const ENTRIES_MAX = 200;

/** Where a word or number is inside an object: in a reference, in WordPress' titles, in Strapi's envelopes, in MongoDB's JSON. */
export const WORD_NAMES = [
	"name",
	"title",
	"label",
	"rendered",
	"data",
	"attributes",
	"$oid",
	"$date",
	"$numberDecimal",
	"$numberInt",
	"$numberLong",
	"$numberDouble",
];

/** How deep objects and lists are searched for a value. */
const DEPTH_MAX = 3;

const MEANINGLESS = /^(?:null|undefined|nan|n\/a|none|[-–—#]|\[object object\])$/i;
/** Whether this is a word that programs write for 'nothing'. */
export const isMeaningless = (text: string): boolean => MEANINGLESS.test(text.trim());

/**
 * The string or number that a field stands for: itself, the first such in a list, or what an object has under one of these names.
 * Undefined for every other shape, JSON in a text included, and for words that say nothing; if it must be `isSingle`, also for a list
 * that says several.
 */
export function plainValue(
	value: unknown,
	names: readonly string[] = WORD_NAMES,
	isSingle = false,
	depth = 0,
): string | number | undefined {
	if (typeof value === "number") return value;
	if (typeof value === "string")
		// Half of an emoji, cut by the backend, could not be part of a URL.
		return isMeaningless(value) || jsonIn(value) ? undefined : value.toWellFormed();
	if (typeof value !== "object" || value === null || depth === DEPTH_MAX) return undefined;
	const inside = Array.isArray(value)
		? value.slice(0, ENTRIES_MAX)
		: names.map((name) => valueUnder(value, name));
	if (Array.isArray(value) && inside.filter((entry) => !isBlank(entry)).length > 1) {
		if (isSingle) return undefined;
		note(`of several values the first is shown: ${sampleOf(value)}`);
	}
	for (const entry of inside) {
		const found = plainValue(entry, names, isSingle, depth + 1);
		if (found !== undefined && found !== "") return found;
	}
	return undefined;
}

const valueUnder = (value: object, name: string): unknown =>
	Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** The object or list in a text that is JSON, as some backends keep it in a column; undefined for any other value. */
export function jsonIn(value: unknown): object | undefined {
	if (typeof value !== "string" || !/^\s*[[{]/.test(value) || value.length > TEXT_MAX_CHARACTERS)
		return undefined;
	return jsonOf(value) as object | undefined;
}

/**
 * The words that an entry of a text stands for: a text or number, what WordPress has under `rendered`, or the title, name or label of
 * an object without any other text, which would be lost. Undefined for any other.
 */
export function soleText(value: unknown): string | number | undefined {
	const inner = unwrapFields(value);
	if (!isRecord(inner)) return typeof inner === "object" ? undefined : plainValue(inner);
	if ("rendered" in inner) return plainValue(inner.rendered, ["rendered"], true);
	const texts = Object.entries(inner).filter(
		([key, entry]) => !/^_?id$|_id$|Id$/.test(key) && hasText(entry),
	);
	const [[key = "", only] = [], ...more] = texts;
	const isTitle = more.length === 0 && ["title", "name", "label"].includes(key);
	return isTitle ? plainValue(only, ["rendered"], true) : undefined;
}

/** Dates are no texts. */
const hasText = (value: unknown, depth = 0): boolean =>
	typeof value === "string"
		? value.trim() !== "" && !isMeaningless(value) && !/^\d{4}-\d\d-\d\d/.test(value)
		: typeof value === "object" &&
			value !== null &&
			(depth > DEPTH_MAX || Object.values(value).some((each) => hasText(each, depth + 1)));

/**
 * The texts of a field that is a text or a list of texts, `[]` for none. Undefined if one of them cannot be read: what is left would
 * read like the whole.
 */
export function soleTexts(value: unknown): (string | number)[] | undefined {
	const entries = entriesOf(unwrapData(jsonIn(value) ?? value)).filter((entry) => !isBlank(entry));
	const found = entries.map(soleText);
	return found.some((each) => each === undefined) ? undefined : found.filter((each) => each !== undefined);
}

/** How deep nothing is wrapped, such as in `{ data: { attributes: {} } }`. */
const ENVELOPES_MAX = 3;

/** Whether a value says nothing: what an item may have instead of leaving the field out, in whatever envelope. PHP has `false`. */
export const isBlank = (value: unknown, depth = 0): boolean =>
	value === null ||
	value === undefined ||
	value === false ||
	(typeof value === "string" && (value.trim() === "" || isMeaningless(value))) ||
	(Array.isArray(value) && value.length === 0) ||
	(isRecord(value) &&
		depth < ENVELOPES_MAX &&
		Object.values(value).every((each) => isBlank(each, depth + 1)));

const stringOrNumber = z.union([z.string(), z.number()]).nullish();

/** One value, found under these names in an object. Of several none is read: another one would be another sum, day or item. */
export const single = (names?: readonly string[]) =>
	z.preprocess((value) => plainValue(value, names, true), stringOrNumber).optional();

/** Like `single`, but of several the first, which is named: a word, a number to call or a picture is right without the others. */
export const first = (names?: readonly string[]) =>
	z.preprocess((value) => plainValue(value, names), stringOrNumber).optional();

/**
 * A list of single values, also one that is JSON in a text. One value is a list of one; of a longer list than people write, the
 * beginning is read.
 */
export const several = (names?: readonly string[]) =>
	z
		.preprocess(
			(value) => entriesOf(unwrapData(jsonIn(value) ?? value)).map((entry) => plainValue(entry, names)),
			z.union([z.array(stringOrNumber), z.string()]).nullish(),
		)
		.optional()
		.transform((value) =>
			(Array.isArray(value) ? value : []).filter((entry) => entry !== undefined && entry !== null),
		);

/** The entries of a list, up to the limit; any other value is a list of one. */
export function entriesOf(value: unknown): unknown[] {
	if (!Array.isArray(value)) return [value];
	if (value.length > ENTRIES_MAX) note(`a list is cut at ${ENTRIES_MAX} entries: ${sampleOf(value[0])}`);
	return value.slice(0, ENTRIES_MAX);
}

/**
 * A value as a line: trimmed, HTML reduced to its text, entities decoded, cut at 1,000 characters. "" if there is none, or if it says
 * nothing.
 */
export function lineOf(value: unknown): string {
	const given = unescaped(scalarText(value));
	const words = isHtml(given) ? textOfBlocks(blocksOfHtml(given)).replace(/\s+/g, " ") : plainText(given);
	if (words.length > LINE_MAX_CHARACTERS) note(`a line is cut at 1,000 characters: ${sampleOf(words)}`);
	return isMeaningless(words) ? "" : beginning(words, LINE_MAX_CHARACTERS).trimEnd();
}

/** A trimmed text without format characters and pictures inside it; HTML that was escaped once as it was before. */
export function unescaped(text: string): string {
	const given = withoutFormat(withoutData(text)).trim();
	if (isHtml(given) || !/&(?:lt|#60|#x3c);/i.test(given)) return given;
	const html = decodeHTMLStrict(beginning(given, TEXT_MAX_CHARACTERS));
	return isHtml(html) ? html : given;
}

/** Without the pictures that editors paste into a text: they are not shown, and fill it. */
const withoutData = (given: string): string =>
	given.includes("data:")
		? given
				.replace(/\bsrc\s*=\s*(["'])\s*data:.*?\1/gis, "")
				.replace(/\bdata:(?:image|font|audio|video|application)\/[^\s"'<>()&]*/gi, "")
		: given;

/**
 * Plain text with its entities decoded once, because editors send `&amp;` in titles, and with hard spaces as spaces, because they
 * send `&nbsp;` between all words. Only entities with a semicolon: '&copy=1' is part of a URL.
 */
export const plainText = (given: string): string =>
	withoutFormat(decodeHTMLStrict(beginning(given, TEXT_MAX_CHARACTERS)))
		.replace(/[\u00a0\u202f]/g, " ")
		.trim();

/** The beginning of a text, never with half a character at its end. */
const beginning = (given: string, maxCharacters: number): string =>
	given.length <= maxCharacters ? given : given.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");
