import type { ReceivedText } from "#lib/backend/client/bounded-read";
import { saysFailed, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { boundedList, MAX_ITEMS_READ, tooLarge } from "#lib/backend/client/list-bounds";

/**
 * Parses an answer; throws `BackendFailure` for an unreadable one. All pages share the result, so nobody may change it. A path has one
 * schema, so whichever page's parser comes first is as good as any.
 */
export type Parse<T> = (payload: unknown) => T | Promise<T>;

/** A path of the backend with its parser, and for an item, the list that it is on. */
export type Source<T> = { path: string; parse: Parse<T>; list?: Source<readonly { id: string }[]> };

export type ParsedAnswer<T> = {
	value: T;
	/** The JSON as the backend sent it. */
	payload: unknown;
	/** Whether the backend has more items than are kept. */
	isCut: boolean;
	/** Whether `value` has every item of the backend's list: none is cut off, and none was dropped as unreadable. */
	isWhole: boolean;
};

/**
 * The content of an answer's text. Throws a `BackendFailure`: `malformed` if it is no JSON or not what `parse` expects, `refused` if it
 * says that the backend failed, `too large` if it has more items than are read, or if a whole list (`hasWhole`) is kept and the
 * newest of this one cannot be known.
 */
export async function parsedAnswer<T>(
	{ path, parse }: Source<T>,
	{ text, isTruncated }: Pick<ReceivedText, "text" | "isTruncated">,
	{ hasWhole }: { hasWhole: boolean },
): Promise<ParsedAnswer<T>> {
	const payload = parsedJson(text, path);
	if (saysFailed(payload)) throw new BackendFailure("refused", path);
	const items = unwrapList(payload)?.length;
	if (items !== undefined && items > MAX_ITEMS_READ) throw tooLarge(path);
	const { value, isCut } = boundedList(path, await parse(payload), { isTruncated, hasWhole });
	return { value, payload, isCut, isWhole: !isCut && Array.isArray(value) && value.length === items };
}

/** Ignores a byte order mark. */
function parsedJson(text: Uint8Array, path: string): unknown {
	try {
		return JSON.parse(withWholeCharacters(new TextDecoder().decode(text)));
	} catch (cause) {
		throw new BackendFailure("malformed", path, { cause });
	}
}

/**
 * Half of a surrogate pair, escaped, without its other half: what remains when a backend cuts a text in the middle of an
 * emoji. It cannot be part of an address, so every page with such a link would fail.
 */
const HALF_CHARACTER =
	/\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F][\da-fA-F]{2})|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}/g;

const withWholeCharacters = (text: string): string =>
	text.includes("\\u") ? text.replace(HALF_CHARACTER, "\\ufffd") : text;
