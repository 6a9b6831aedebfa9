import { z } from "zod";
import { isObject } from "#lib/backend/client/envelope";
import { URL_NAMES } from "#lib/backend/fields";
import { isMeaningless, jsonIn, plainValue, WORD_NAMES } from "#lib/backend/plain-value";

/** Beyond these items, fields are only parsed, because here each is tried on its own. */
const EXAMINED_MAX = 200;

/** How deep nothing is wrapped, such as in `{ data: { attributes: {} } }`. */
const ENVELOPES_MAX = 3;

/** A field that has something which the site cannot read. */
export type UnreadField = {
	/** Its name; in an object inside the item 'gps.lat'. */
	key: string;
	/** How many items have it so, and what the first of them has. */
	items: number;
	example: unknown;
	/** Whether every item has it, and as an object, a list or JSON where the site expects something else. */
	isOddInAll: boolean;
};

/** Which fields of these items the schema cannot read. `isForeign`: the items have no field of the schema but an id. */
export function unreadFields(
	list: readonly unknown[],
	schema: z.ZodType,
): { fields: UnreadField[]; isForeign: boolean } {
	const items = list.slice(0, EXAMINED_MAX).filter(isObject);
	const shape = shapeOf(schema) ?? {};
	const found = new Map<string, UnreadField & { odd: number }>();
	for (const item of items) examine(item, shape, "", found);
	const isKnown = (key: string) => key !== "id" && key !== "_id" && key in shape;
	return {
		fields: [...found.values()].map(({ odd, ...field }) => ({ ...field, isOddInAll: odd === items.length })),
		isForeign: items.length > 0 && !items.some((item) => Object.keys(item).some(isKnown)),
	};
}

type Found = Map<string, UnreadField & { odd: number }>;

function examine(item: Record<string, unknown>, shape: Shape, prefix: string, found: Found): void {
	for (const [key, field] of Object.entries(shape)) {
		const value = item[key];
		if (isBlank(value)) continue;
		const inner = shapeOf(field);
		if (inner && isObject(value)) examine(value, inner, `${prefix}${key}.`, found);
		const read = field.safeParse(value).data;
		if (read !== undefined && !(Array.isArray(read) && read.length === 0)) continue;
		const name = prefix + key;
		const known = found.get(name) ?? { key: name, items: 0, example: value, isOddInAll: false, odd: 0 };
		const isOdd = prefix === "" && isOddShape(value, inner);
		found.set(name, { ...known, items: known.items + 1, odd: known.odd + (isOdd ? 1 : 0) });
	}
}

/** Whether this is JSON in a text, or an object in which nothing has a name that the site knows. */
function isOddShape(value: unknown, inner: Shape | undefined): boolean {
	const given = inner ? (jsonIn(value) ?? value) : value;
	if (isBlank(given)) return false;
	if (!isObject(given)) return jsonIn(given) !== undefined;
	const isKnown = inner && Object.keys(given).some((key) => key in inner);
	return !isKnown && plainValue(given, [...WORD_NAMES, ...URL_NAMES]) === undefined;
}

/** Whether a value says nothing: what an item may have instead of leaving the field out, in whatever envelope. */
export const isBlank = (value: unknown, depth = 0): boolean =>
	value === null ||
	value === undefined ||
	typeof value === "boolean" ||
	(typeof value === "string" && (value.trim() === "" || isMeaningless(value))) ||
	(Array.isArray(value) && value.length === 0) ||
	(isObject(value) &&
		!Array.isArray(value) &&
		depth < ENVELOPES_MAX &&
		Object.values(value).every((each) => isBlank(each, depth + 1)));

type Shape = Record<string, z.ZodType>;

/** The fields of a schema, whatever is done with them afterwards; undefined if it is no object. */
export function shapeOf(schema: z.ZodType): Shape | undefined {
	if (schema instanceof z.ZodObject) return schema.shape;
	if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType) ?? shapeOf(schema.out as z.ZodType);
	if (schema instanceof z.ZodCatch || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
		return shapeOf(schema.unwrap() as z.ZodType);
	return undefined;
}
