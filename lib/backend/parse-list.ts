import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { isObject, unwrapData, unwrapItem, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { isOptionalPath, isPersonalPath } from "#lib/backend/client/resources";
import { type UnreadField, unreadFields } from "#lib/backend/unread-fields";
import { log } from "#lib/platform/log";

/** How long parsing may keep everything else waiting. */
const SLICE_MS = 5;
/** How many malformed items are logged: enough to find the cause. */
const DROPPED_MAX = 5;

/**
 * Every item of a list that parses, in order. The others are dropped and logged, so that one malformed item never breaks
 * the list. A long list is parsed in slices, so that nothing else has to wait. Throws `BackendFailure('malformed')` if
 * there is no list, if no item of a non-empty list parses, or if the whole list has another shape than the contract.
 */
export async function parseList<T>(payload: unknown, item: z.ZodType<T>, path: string): Promise<T[]> {
	return (await parsePlaced(payload, item, path)).map(({ parsed }) => parsed);
}

/** Like `parseList`; each item with its place in the backend's list. */
export async function parsePlaced<T>(
	payload: unknown,
	item: z.ZodType<T>,
	path: string,
): Promise<{ parsed: T; place: number }[]> {
	const list = listOf(payload, path);
	checkShape(list, item, path);
	let begunAt = performance.now();
	const parsed: { parsed: T; place: number }[] = [];
	const dropped: { index: number; fields: string[] }[] = [];
	let items = 0;
	for (const [place, wire] of list.entries()) {
		const result = item.safeParse(wire);
		if (result.success) parsed.push({ parsed: result.data, place });
		else if (++items <= DROPPED_MAX)
			dropped.push({ index: place, fields: result.error.issues.map((issue) => issue.path.join(".")) });
		if (performance.now() - begunAt < SLICE_MS) continue;
		await setImmediate();
		begunAt = performance.now();
	}
	if (items > 0) log.warn({ path, items, first: dropped }, "items dropped");
	if (parsed.length === 0 && list.length > 0)
		throw new BackendFailure("malformed", path, {
			detail: `has no item that can be shown: the first lacks ${dropped[0]?.fields.join(", ") || "everything"}`,
		});
	return parsed;
}

/**
 * Logs the fields that cannot be read. Throws `BackendFailure('malformed')` if one of them has a shape that cannot be read in every
 * item, or if the items have no field that the site reads but an id: then the backend has changed, and the last good list is better.
 */
function checkShape(list: readonly unknown[], item: z.ZodType, path: string): void {
	const { fields, isForeign } = unreadFields(list, item);
	const refuse = (detail: string) => new BackendFailure("malformed", path, { detail });
	if (isForeign) throw refuse("has items without any field that the site reads: see openapi.json");
	const odd = fields.find(({ isOddInAll }) => isOddInAll);
	if (odd) throw refuse(`has ${fieldText(odd, path)}, a shape that cannot be read`);
	if (fields.length > 0)
		log.warn({ path, fields: fields.map((field) => fieldText(field, path)) }, "fields that cannot be read");
}

const fieldText = ({ key, items, example }: UnreadField, path: string) =>
	`${key} in ${items} items${isPersonalPath(path) ? "" : `: ${JSON.stringify(example)?.slice(0, 60)}`}`;

/**
 * The list of a response. An optional list that is null is empty: so Go sends an empty slice. Throws
 * `BackendFailure('malformed')` if there is no list.
 */
function listOf(payload: unknown, path: string): unknown[] {
	const list = unwrapList(payload);
	if (list) return list;
	if (isOptionalPath(path) && unwrapData(unwrapData(payload)) === null) return [];
	throw new BackendFailure("malformed", path, { detail: "has no list, neither as a whole nor in `data`" });
}

/** One item, directly or under `data`. Throws `BackendFailure('malformed')` if it does not parse. */
export function parseItem<T>(payload: unknown, item: z.ZodType<T>, path: string): T {
	const result = item.safeParse(unwrapItem(payload));
	if (result.success) return result.data;
	const fields = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
	throw new BackendFailure("malformed", path, {
		cause: result.error,
		detail: `is no item that can be shown: it lacks ${fields || "everything"}`,
	});
}

/**
 * Whether a response holds nothing: `null` or `{}`, in any envelope. Some backends send that for an item they do not have. An empty
 * list is the wrong shape for an item: a backend that is being reset sends it for everything.
 */
export function isNothing(payload: unknown): boolean {
	const inner = unwrapData(unwrapData(payload));
	if (inner === undefined || inner === null) return true;
	return isObject(inner) && !Array.isArray(inner) && Object.keys(inner).length === 0;
}
