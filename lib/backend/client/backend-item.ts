import "server-only";
import { isEmbedded, read } from "#lib/backend/client/backend-client";
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

type Mergeable = { updatedAt?: string };

/**
 * The item of its list, with what its own path adds: fields that the list lacks, and a text that the list has only the beginning of.
 * If both say when they changed, the newer one wins.
 */
function merged<T extends object>(
	item: T & Mergeable,
	own: LastGood<T & Mergeable> | BackendFailure | undefined,
	placeholders: Partial<T>,
): T {
	if (own === undefined || own instanceof BackendFailure) return item;
	const { value } = own;
	const isNewer = item.updatedAt !== undefined && (value.updatedAt ?? "") > item.updatedAt;
	const [above, below] = (isNewer ? [value, item] : [item, value]) as Record<string, unknown>[];
	const result = { ...below };
	for (const [name, field] of Object.entries(above ?? {})) {
		const isSaid =
			field !== undefined &&
			field !== placeholders[name as keyof T] &&
			!(Array.isArray(field) && field.length === 0);
		// The blocks of a text go with it.
		const isCut = !isNewer && LONG_TEXTS.includes(name) && isBeginning(field, below?.[name]);
		if (!isSaid || isCut || name.endsWith(BLOCKS)) continue;
		result[name] = field;
		if (above?.[name + BLOCKS] ?? below?.[name + BLOCKS]) result[name + BLOCKS] = above?.[name + BLOCKS];
	}
	return result as T;
}

const BLOCKS = "Blocks";
const LONG_TEXTS = ["story", "description"];

/** Whether a text, perhaps cut ('…', '[…]'), is the beginning of a longer one. */
function isBeginning(text: unknown, whole: unknown): boolean {
	if (typeof text !== "string" || typeof whole !== "string") return false;
	const beginning = plainWords(text).replace(/\s?(?:\[(?:…|\.\.\.)\]|…|\.\.\.)$/, "");
	return beginning.length < plainWords(whole).length && plainWords(whole).startsWith(beginning);
}

const plainWords = (text: string) => text.replace(/\s+/g, " ").trim();

const orFailure = <T>(reading: Promise<T>): Promise<T | BackendFailure> =>
	reading.catch((error) => {
		if (error instanceof BackendFailure) return error;
		throw error;
	});
