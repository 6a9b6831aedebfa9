type Fields = Record<string, unknown>;

/**
 * A list in any of the backend's envelopes: `[…]`, `{ data: […] }`, `{ data: { data: […] } }`. Items that keep their fields under
 * `attributes`, beside the id, are read as if they had them.
 */
export function unwrapList(payload: unknown): unknown[] | undefined {
	let inner = payload;
	for (let depth = 0; depth < 3; depth++) {
		if (Array.isArray(inner)) return inner.some(hasAttributes) ? inner.map(withAttributes) : inner;
		inner = unwrapData(inner);
	}
	return undefined;
}

/** The value under `data`, or the payload itself if it has no `data`. */
export const unwrapData = (payload: unknown): unknown =>
	isObject(payload) && "data" in payload ? payload.data : payload;

/** One item, directly or under `data`. */
export const unwrapItem = (payload: unknown): unknown => withAttributes(unwrapData(payload));

/** `{ id, attributes: { … } }` as `{ id, … }`. */
function withAttributes(item: unknown): unknown {
	if (!hasAttributes(item)) return item;
	const { attributes, ...rest } = item;
	return { ...attributes, ...rest };
}

const hasAttributes = (item: unknown): item is { attributes: Fields } =>
	isObject(item) && isObject(item.attributes) && !Array.isArray(item.attributes);

/**
 * Whether the backend says that it failed, in a response whose status says that it did not: beside `data` or in it, and without any
 * item that it might have sent all the same.
 */
export function saysFailed(payload: unknown): boolean {
	const inner = unwrapData(payload);
	const parts = [payload, inner].filter(isObject);
	return parts.some(isError) && !hasContent(inner) && !hasContent(unwrapData(inner));
}

const isError = (part: Fields): boolean =>
	[part.success, part.ok, part.status].some(
		(said) => said === false || said === 0 || /^(?:false|fail|failed|failure|error)$/i.test(String(said)),
	) ||
	[part.error, part.errors, part.isError].some(isSet) ||
	[part.code, part.status, part.statusCode].some((said) => Number(said) >= 400);

/** Whether a mark such as `error` says anything: not null, false, blank or empty. */
const isSet = (mark: unknown): boolean =>
	isObject(mark)
		? Object.keys(mark).length > 0
		: !/^(?:|0|false|null|none|undefined)$/i.test(String(mark ?? "").trim());

/** Whether this is a list with items, an item with an id, or a map of regions. */
function hasContent(inner: unknown): boolean {
	if (Array.isArray(inner)) return inner.length > 0;
	if (!isObject(inner)) return false;
	const hasRegions = isObject(inner.regions) && Object.keys(inner.regions).length > 0;
	return hasRegions || isSet(inner.id) || isSet(inner._id) || isSet(inner.number);
}

/** Whether this is an object, also a list. */
export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
