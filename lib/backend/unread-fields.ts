import { z } from "zod";
import { momentOf } from "#lib/backend/dates";
import { longText, texts, URL_NAMES } from "#lib/backend/fields";
import { isBlank, jsonIn, plainValue, WORD_NAMES } from "#lib/backend/plain-value";
import { isRecord, scalarText } from "#lib/text/json";

/** Beyond these items, fields are only parsed, because here each is tried on its own. */
const EXAMINED_MAX = 200;

/** A field that has something which the site cannot read. */
export type UnreadField = {
	/** Its name; in an object inside the item 'gps.lat'. */
	key: string;
	/** How many items have it so, and what the first of them has. */
	items: number;
	example: unknown;
	/** The words that the field knows, if these are a closed set. */
	words: unknown;
	/** Whether every item of several has it, and as an object, a list or JSON where the site expects something else. */
	isOddInAll: boolean;
};

/** Which fields of these items the schema cannot read. `isForeign`: the items have no field of the schema but an id. */
export function unreadFields(
	list: readonly unknown[],
	schema: z.ZodType,
): { fields: UnreadField[]; isForeign: boolean } {
	const items = list.slice(0, EXAMINED_MAX).filter(isRecord);
	const shape = shapeOf(schema) ?? {};
	const found: Found = new Map();
	for (const item of items) examine(item, shape, "", found);
	const isKnown = (key: string) => key !== "id" && key !== "_id" && key in shape;
	return {
		fields: [...found.values()].map(({ odd, ...field }) => ({
			...field,
			isOddInAll: items.length > 1 && odd === items.length,
		})),
		isForeign: items.length > 0 && !items.some((item) => Object.keys(item).some(isKnown)),
	};
}

type Found = Map<string, UnreadField & { odd: number }>;

function examine(item: Record<string, unknown>, shape: Shape, prefix: string, found: Found): void {
	for (const [key, field] of Object.entries(shape)) {
		const value = item[key];
		if (isBlank(value)) continue;
		const inner = shapeOf(field);
		const object = inner && (jsonIn(value) ?? value);
		if (inner && isRecord(object)) examine(object, inner, `${prefix}${key}.`, found);
		const read = field.safeParse(value).data;
		if (read !== undefined && !(Array.isArray(read) && read.length === 0)) continue;
		const name = prefix + key;
		const known = found.get(name) ?? {
			key: name,
			items: 0,
			example: value,
			words: field.meta()?.enum,
			isOddInAll: false,
			odd: 0,
		};
		const isOdd = prefix === "" && isOddShape(value, field, inner);
		found.set(name, { ...known, items: known.items + 1, odd: known.odd + (isOdd ? 1 : 0) });
	}
}

/** Fields of which nothing is read rather than a part, also with a description of their own. */
const WHOLE = z.registry<{ isWhole: true }>().add(longText, { isWhole: true }).add(texts, { isWhole: true });

/** Whether this is JSON in a text, or an object in which nothing has a name that the site knows. */
function isOddShape(value: unknown, field: z.ZodType, inner: Shape | undefined): boolean {
	const given = inner ? (jsonIn(value) ?? value) : value;
	if (isBlank(given)) return false;
	if (typeof given !== "object" || given === null) return jsonIn(given) !== undefined;
	const isKnown = inner && Object.keys(given).some((key) => key in inner);
	const isRead = !WHOLE.get(field) && plainValue(given, [...WORD_NAMES, ...URL_NAMES]) !== undefined;
	return !isKnown && !isRead;
}

/** Names by which backends hide items, which the site does not know: it shows what is in the list. */
const HIDING = /^(?:is_?)?(?:draft|deleted|hidden|archived|trashed|private|unlisted)(?:_?at|_?on)?$/i;
const SHOWING = /^(?:is_?)?(?:published|active|visible|public|enabled|live)$/i;
const HIDING_STATUS =
	/^(?:draft|pending|private|trash(?:ed)?|deleted|archived|hidden|inactive|unpublished|scheduled|future)$/i;

/** What in an item says that visitors should not see it yet, or any more: '`status` is "draft"'. */
export function hidingIn(item: unknown): string[] {
	if (!isRecord(item)) return [];
	return Object.entries(item).flatMap(([key, value]) =>
		isHiding(key, value) ? `\`${key}\` is ${JSON.stringify(value)}` : [],
	);
}

function isHiding(key: string, value: unknown): boolean {
	const isNo = value === false || value === 0 || /^(?:false|no|0|off)$/i.test(scalarText(value));
	if (/^(?:_?status|state|visibility)$/i.test(key)) return HIDING_STATUS.test(scalarText(value));
	if (SHOWING.test(key)) return isNo;
	if (HIDING.test(key)) return !isBlank(value) && !isNo;
	const isDay = typeof value === "string" || typeof value === "number";
	return /^publish(?:ed)?_?(?:at|on)?$/i.test(key) && isDay && Date.parse(momentOf(value) ?? "") > Date.now();
}

type Shape = Record<string, z.ZodType>;

/** The fields of a schema, whatever is done with them afterwards; undefined if it is no object. */
function shapeOf(schema: z.ZodType): Shape | undefined {
	if (schema instanceof z.ZodObject) return schema.shape;
	if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType) ?? shapeOf(schema.out as z.ZodType);
	if (schema instanceof z.ZodCatch || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
		return shapeOf(schema.unwrap() as z.ZodType);
	return undefined;
}
