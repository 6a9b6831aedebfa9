import { unwrapList } from "#lib/backend/client/envelope";
import { type GoodAnswer, lastGood, storedItem } from "#lib/backend/client/last-good";
import { itemId } from "#lib/backend/client/list-changes";
import { holdsParsed, parsedIn, parsedValue } from "#lib/backend/client/parse-once";
import { isItemPath } from "#lib/backend/client/resources";

/** The path of an item's list. */
export const listOf = (itemPath: string): string => itemPath.slice(0, itemPath.lastIndexOf("/"));

const idIn = (itemPath: string) => decodeURIComponent(itemPath.slice(itemPath.lastIndexOf("/") + 1));

/** The last good answer of this path, unless it is an item that its list, read since as a whole, no longer has. */
export async function lastGoodPresent(path: string): Promise<GoodAnswer | undefined> {
	const kept = await lastGood(path);
	if (!kept || !isItemPath(path)) return kept;
	const stored = await placeInList(path);
	return stored && stored.place < 0 && stored.list.at > kept.at && isWhole(stored) ? undefined : kept;
}

/** An item as its stored list has it, if it does. It may have fewer fields there, and is as old as the list. */
export async function goodFromList(itemPath: string): Promise<GoodAnswer | undefined> {
	const stored = await placeInList(itemPath);
	if (!stored || stored.place < 0) return undefined;
	const { list, items, place } = stored;
	const own = list.places ? await storedItem(list, place).catch(() => undefined) : undefined;
	// The file may have been replaced meanwhile.
	if (own !== undefined && itemId(own) === idIn(itemPath)) return { ...list, payload: own };
	const item = items[place];
	return { ...list, payload: holdsParsed(list.payload) ? parsedValue(item) : item };
}

type StoredList = { list: GoodAnswer; items: unknown[] };

/** The stored list of an item, as far as memory has it, and the item's place there: below zero if it has none. */
async function placeInList(itemPath: string): Promise<(StoredList & { place: number }) | undefined> {
	const list = await lastGood(listOf(itemPath));
	if (!list) return undefined;
	const { payload } = list;
	const items = unwrapList(holdsParsed(payload) ? parsedIn(payload) : payload);
	if (!items) return undefined;
	const id = idIn(itemPath);
	return { list, items, place: items.findIndex((item) => itemId(item) === id) };
}

const isWhole = ({ list, items }: StoredList) =>
	(list.total ?? 0) <= items.length && items.every((item) => itemId(item) !== undefined);
