import "server-only";
import { isEmbedded, type Reading, read } from "#lib/backend/client/backend-client";
import { BackendFailure, isNotFound } from "#lib/backend/client/failure";
import { type LastGood, lastGood, type Source } from "#lib/backend/client/last-good";
import { outsideRender } from "#lib/platform/request-context";

/** An item by id, the list that it is on, and what an item has of which the backend says nothing: placeholders. */
export type ItemSource<T> = Source<T> & {
	id: string;
	list: Source<readonly { id: string }[]>;
	placeholders: Partial<T>;
};

/**
 * Like `readBackend`, for one item by id. It is looked up in its list; its own path can only add to that. Undefined if the list, read
 * as a whole, lacks it. A list that cannot be read, or not as a whole, proves nothing: then its own path decides.
 */
export const readBackendItem = <T extends { id: string }>(source: ItemSource<T>): Promise<T | undefined> =>
	outsideRender(() => readItem(source));

async function readItem<T extends { id: string }>(source: ItemSource<T>): Promise<T | undefined> {
	const { id, list } = source;
	const listed = await orFailure(read(list));
	if (listed instanceof BackendFailure) return ownItem(source, listed);
	const item = listed.value.find((each) => each.id === id) as T | undefined;
	const isProof = listed.isWhole && !listed.failure && !listed.isLate;
	if (isEmbedded() || (!item && isProof)) return item;
	if (!item) return ownItem(source);
	// Nobody waits twice for a backend that does not respond.
	const own = listed.isLate ? lastGood(source) : orFailure(read(source, { ...listed, value: item }));
	return merged(item, await own, source.placeholders);
}

/** The item of its own path. If there is none, its list may have failed: then nobody knows whether the item exists. */
async function ownItem<T extends { id: string }>(source: ItemSource<T>, listFailure?: BackendFailure) {
	const own = await orFailure(read(source));
	// A path that is not found has no older response either, unless the list could not be read.
	if (!(own instanceof BackendFailure))
		return own.failure && isNotFound(own.failure) && !listFailure ? undefined : own.value;
	if (isNotFound(own) && !listFailure) return undefined;
	throw listFailure ?? own;
}

/** The item with the fields of its own path; of an old response from there, only those that the list does not have. */
function merged<T extends object>(
	item: T,
	own: Reading<T> | LastGood<T> | BackendFailure | undefined,
	placeholders: Partial<T>,
): T {
	if (own === undefined || own instanceof BackendFailure) return item;
	const isOld = !("requestedAt" in own) || own.failure || own.isLate;
	const [below, above] = isOld ? [own.value, item] : [item, own.value];
	const says = ([name, field]: [string, unknown]) =>
		field !== undefined &&
		field !== placeholders[name as keyof T] &&
		!(Array.isArray(field) && field.length === 0);
	return { ...below, ...Object.fromEntries(Object.entries(above).filter(says)) };
}

const orFailure = <T>(reading: Promise<T>): Promise<T | BackendFailure> =>
	reading.catch((error) => {
		if (error instanceof BackendFailure) return error;
		throw error;
	});
