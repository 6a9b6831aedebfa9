import { withoutFormat } from "#lib/text/format-characters";
import { isRecord, scalarText } from "#lib/text/json";
import { markName } from "#lib/web/json-pages";

type Fields = Record<string, unknown>;

/**
 * A list in any of the backend's envelopes: `[…]`, `{ data: […] }`, `{ data: { data: […] } }`. Items that keep their fields under
 * `attributes`, beside the id, are read as if they had them.
 */
export function unwrapList(payload: unknown): unknown[] | undefined {
	let inner = payload;
	for (let depth = 0; depth < 3; depth++) {
		if (Array.isArray(inner)) return inner.some(isWrapped) ? inner.map(unwrapFields) : inner;
		inner = unwrapData(inner);
	}
	return undefined;
}

/** The value under `data`, or the payload itself if it has no `data`. */
export const unwrapData = (payload: unknown): unknown =>
	isObject(payload) && "data" in payload ? payload.data : payload;

/**
 * One item in any of the envelopes of a list: an object under `data` without an id is the inner envelope, not an item with that field,
 * unless the field is empty and others are not.
 */
export function unwrapItem(payload: unknown): unknown {
	const inner = unwrapData(payload);
	const isEnvelope = isRecord(inner) && "data" in inner && !("id" in inner) && !("_id" in inner);
	const isItem = isEnvelope && isPlain("data", inner.data) && strangeIn(inner) !== undefined;
	return unwrapFields(isEnvelope && !isItem ? inner.data : inner);
}

/**
 * Whether a response holds nothing: `null` or `{}`, in any envelope. Some backends send that for an item they do not have. An empty
 * list is the wrong shape for an item: a backend that is being reset sends it for everything.
 */
export function isNothing(payload: unknown): boolean {
	const inner = unwrapItem(payload) ?? null;
	return inner === null || (isRecord(inner) && Object.keys(inner).length === 0);
}

/** The regions of a response of branches, each with its list; a region without a readable list has undefined. */
export function regionsIn(payload: unknown): [region: string, list: unknown[] | undefined][] | undefined {
	const item = unwrapItem(payload);
	const regions = isRecord(item) ? item.regions : undefined;
	// PHP sends an empty map as an empty list.
	if (Array.isArray(regions)) return regions.length === 0 ? [] : undefined;
	return isRecord(regions)
		? Object.entries(regions).map(([region, list]) => [region, regionList(list)])
		: undefined;
}

/** A list whose first keys were removed comes from PHP as an object. */
function regionList(region: unknown): unknown[] | undefined {
	const list = unwrapList(region);
	if (list || !isRecord(region)) return list;
	const entries = Object.values(region).map(unwrapFields);
	return entries.every((each) => isRecord(each) && ("name" in each || "location" in each))
		? entries
		: undefined;
}

const ENVELOPE_KEYS = ["id", "_id", "documentId", "type", "links", "meta", "relationships", "attributes"];

/**
 * `{ id, attributes: { … } }` as `{ …, id }`: what else the envelope says is not the item's. Format characters in the names of fields,
 * such as the mark at the beginning of a spreadsheet, do not count.
 */
export function unwrapFields(item: unknown): unknown {
	if (!isWrapped(item)) return item;
	const { attributes, ...rest } = item;
	if (!isRecord(attributes)) return plainKeys(item);
	const { id, _id } = item;
	return plainKeys({
		...(!Object.keys(item).every((key) => ENVELOPE_KEYS.includes(key)) && rest),
		...attributes,
		...(id !== undefined && { id }),
		...(_id !== undefined && { _id }),
	});
}

const plainKeys = (item: Fields): Fields =>
	Object.fromEntries(Object.entries(item).map(([key, value]) => [withoutFormat(key), value]));

const isWrapped = (item: unknown): item is Fields =>
	isRecord(item) &&
	(isRecord(item.attributes) || Object.keys(item).some((key) => withoutFormat(key) !== key));

/** The objects around a list in which APIs say something about it. */
const PARTS = ["data", "meta", "links", "pagination"];

/**
 * What stands beside nothing, that is beside an empty list, null or {}, and need not be there: 'errors'. Undefined for a response that
 * brings something, and for one that says plainly that there is nothing.
 */
export function besideNothing(payload: unknown): string | undefined {
	const regions = regionsIn(payload);
	const inner = unwrapList(payload) ?? (regions ? regions.flatMap(([, list]) => list ?? [list]) : null);
	return (inner ? inner.length === 0 : isNothing(payload)) ? strangeIn(payload) : undefined;
}

function strangeIn(part: unknown, isLinks = false): string | undefined {
	if (!isRecord(part)) return undefined;
	for (const [name, value] of Object.entries(part)) {
		if (isPlain(name, value) || (isLinks && isLink(value))) continue;
		if (name === "links" && Array.isArray(value) && value.every(isLink)) continue;
		const inside =
			isRecord(value) && (PARTS.includes(name) ? [value] : name === "regions" && Object.values(value));
		const strange = inside
			? inside.map((each) => strangeIn(each, name === "links")).find((each) => each !== undefined)
			: name;
		if (strange !== undefined) return strange;
	}
	return undefined;
}

/** Whether an envelope with nothing in it may say this. */
function isPlain(name: string, value: unknown): boolean {
	if (value === null || value === "" || (isObject(value) && Object.keys(value).length === 0)) return true;
	const key = markName(name);
	if (["success", "ok"].includes(key)) return value === true;
	if (key === "status" && (value === true || /^(?:success|ok)$/i.test(scalarText(value)))) return true;
	if (["status", "code", "statuscode"].includes(key)) return /^2\d\d$/.test(scalarText(value));
	if (key === "jsonapi") return true;
	if (key === "self") return isLink(value);
	if (isObject(value) || typeof value === "boolean") return false;
	if (["message", "timestamp", "path", "requestid"].includes(key)) return true;
	if (key.endsWith("url")) return isLink(value);
	const isTotal = /^total|total$|count$/.test(key) && key !== "pagecount" && key !== "totalpages";
	return isTotal ? Number(value) === 0 : PAGING.includes(key) && Number.isFinite(Number(value));
}

const PAGING =
	"page pages pagenumber pagesize pagecount totalpages limit offset start perpage from to currentpage lastpage".split(
		" ",
	);

/** A URL, alone, in `href`, or in what Laravel has for each page. */
const isLink = (value: unknown): boolean =>
	isRecord(value)
		? [value.href, value.url].some((each) => each === null || isLink(each))
		: value === null || (typeof value === "string" && /^(?:https?:|[/?])/i.test(value));

/** Whether this is an object, also a list. */
export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
