import "server-only";
import { unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure, isAbsence } from "#lib/backend/client/failure";
import { type HttpAnswer, httpAnswer } from "#lib/backend/client/http";
import { LONG_BYTES, readJson, withWholeCharacters } from "#lib/backend/client/json-stream";
import {
	fileHead,
	type GoodAnswer,
	isStored,
	type Received,
	rememberedGood,
	storingList,
} from "#lib/backend/client/last-good";
import { type ListChanges, type ListPart, withChanges } from "#lib/backend/client/list-changes";
import {
	changesSince,
	digestOf,
	listMetaOf,
	type PagedList,
	withFurtherPages,
} from "#lib/backend/client/list-pages";
import { listLimits, noteListSize } from "#lib/backend/client/list-sizes";
import { type HeldList, readStoredList } from "#lib/backend/client/long-answer";
import { holdsParsed, parsedValue } from "#lib/backend/client/parse-once";
import { isOptionalPath } from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";

/** How long an answer above the size limit is not fetched again, because it will not shrink in a moment. */
const TOO_LARGE_MS = 60_000;
/** A list kept current by its changes is still read as a whole once a day, so that no error lasts. */
const WHOLE_EVERY_MS = 86_400_000;

/** When an answer above the limit may be fetched again, by path (`performance.now()`). */
const tooLargeUntil = processWide("backend-too-large", () => new Map<string, number>());

/** Allows an answer above the limit to be fetched again at once, because a change was announced. */
export const askAgain = (path: string): void => void tooLargeUntil.delete(path);

/** Throws a `BackendFailure` while an answer above the limit may not be fetched again. */
export function refuseTooLarge(path: string): void {
	if (performance.now() < (tooLargeUntil.get(path) ?? 0)) throw new BackendFailure("too large", path);
}

/**
 * The backend's answer to `GET {path}`: read as a whole, in pages or by its changes, as the backend offers. Returns the
 * known answer if the backend confirms it, and an empty list if the path of an optional list does not exist. `changedAt` is
 * when publishers last announced a change (`performance.now()`); after it, the list is read as a whole. Throws
 * `BackendFailure`.
 */
export async function receivedAnswer(base: string, path: string, changedAt = 0): Promise<Received> {
	try {
		const known = completeAnswer(path);
		const updated = known && (await updatedAnswer(base, known, changedAt));
		if (updated) return updated;
		const wholeAt = performance.now();
		const answer = await httpAnswer(base, path, known?.etag);
		tooLargeUntil.delete(path);
		if (!answer) return known as GoodAnswer;
		const { digest, bytes, etag, long } = answer;
		if (known?.digest === digest) {
			long?.drop();
			return { ...known, etag, wholeAt };
		}
		const short = long ? undefined : await shortAnswer(answer.text, path);
		const meta = listMetaOf(long ? long.envelope : short?.payload);
		const itemCount = (long ?? short)?.size?.items ?? unwrapList(short?.payload)?.length;
		if (itemCount !== undefined && meta.limit && meta.total && meta.total > itemCount) {
			const list = await withFurtherPages(base, path, answer, meta, listLimits());
			return await pagedContent(path, list, { known, total: list.total, asOf: meta.asOf, wholeAt });
		}
		const content = short ?? (await longContent(path, answer));
		noteListSize(path, content.size);
		return { ...content, digest, bytes, etag, asOf: meta.asOf, wholeAt };
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		if (isOptionalPath(path) && isAbsence(error)) return { payload: [] };
		if (error.reason === "too large") holdBack(path);
		throw error;
	}
}

/** The known answer, unless only the backend has the whole of it: memory has a part of a list whose file could not be written. */
function completeAnswer(path: string): GoodAnswer | undefined {
	const known = rememberedGood(path);
	return known && holdsParsed(known.payload) && !isStored(known) ? undefined : known;
}

/**
 * The known list with its changes since. Undefined if it must be read as a whole: the backend does not offer changes,
 * publishers announced one, or the last whole reading was a day ago.
 */
async function updatedAnswer(
	base: string,
	known: GoodAnswer,
	changedAt: number,
): Promise<Received | undefined> {
	const { path, asOf, wholeAt, digest, bytes = 0 } = known;
	if (!asOf || wholeAt === undefined || wholeAt < changedAt) return undefined;
	if (performance.now() - wholeAt > WHOLE_EVERY_MS) return undefined;
	const changes = await changesSince(base, path, asOf);
	if (!changes) return undefined;
	if (changes.changed.items.length + changes.deleted.size === 0) return { ...known, asOf: changes.asOf };
	const { changed } = changes;
	const updated = {
		bytes: bytes + changed.bytes,
		digest: digestOf([digest, changed.digest]),
		asOf: changes.asOf,
		wholeAt,
	};
	if (holdsParsed(known.payload)) return updatedLongList(known, changes, updated);
	const before = unwrapList(known.payload);
	if (!before) return undefined;
	const items = withChanges(before, changes);
	const total = (known.total ?? before.length) + items.length - before.length;
	const whole = { ...updated, items: items.slice(0, listLimits().maxItems) };
	return listOfParts(path, whole, { known, total, asOf: changes.asOf, wholeAt });
}

/** A list whose own items are only in its file. Undefined without the file, or if it has another version. */
async function updatedLongList(
	{ path, digest, total = 0 }: GoodAnswer,
	changes: ListChanges,
	updated: { digest: string; bytes: number; asOf: string; wholeAt: number },
): Promise<Received | undefined> {
	const stored = await readStoredList(path, changes).catch(() => undefined);
	if (!stored) return undefined;
	const items = total + stored.added;
	const isKnown = (stored.envelope as { digest?: unknown } | undefined)?.digest === digest;
	const content = isKnown ? await parsedContent(path, stored, { ...updated, items }) : undefined;
	if (!content) {
		stored.drop();
		return undefined;
	}
	const size = { ...content.size, items };
	noteListSize(path, size);
	return { ...content, ...updated, size };
}

/** The content of a list that was read in pages. */
async function pagedContent(path: string, list: PagedList, options: PartsOptions): Promise<Received> {
	const { known, total, ...rest } = options;
	const { bytes, digest, long } = list;
	if (!long) return listOfParts(path, list, options);
	if (known?.digest === digest) {
		long.drop();
		return { ...known, ...rest, etag: undefined };
	}
	const content = await parsedContent(path, long, { digest, items: total });
	if (!content) throw new BackendFailure("malformed", path);
	const size = { ...content.size, items: total, bytes };
	noteListSize(path, size);
	return { ...content, bytes, digest, size, ...rest };
}

/** The content of a long answer: what memory keeps of its list, or else the payload as the backend sent it. */
async function longContent(
	path: string,
	{ long, digest, etag }: HttpAnswer,
): Promise<Pick<Received, "payload" | "size" | "places">> {
	if (!long) throw new BackendFailure("malformed", path);
	return (
		(await parsedContent(path, long, { digest, etag, items: long.size?.items })) ?? {
			payload: await long.raw(),
			size: long.size,
		}
	);
}

async function parsedContent(
	path: string,
	long: HeldList,
	{ digest, etag, items }: { digest: string; etag?: string; items?: number },
) {
	const head = fileHead({ path, at: new Date().toISOString(), digest, etag, items });
	const list = await storingList(path, digest, () => long.parsed(head));
	if (!list) return undefined;
	const { size, places, storeFault } = list;
	if (storeFault) log.warn({ path, code: storeFault }, "last good answer not written");
	return { payload: parsedValue(list.items), size, places: storeFault ? undefined : places };
}

type PartsOptions = Pick<GoodAnswer, "asOf" | "wholeAt"> & { known?: GoodAnswer; total: number };

function listOfParts(path: string, { items, bytes, digest }: ListPart, options: PartsOptions): Received {
	const { known, total, ...rest } = options;
	// The first page's ETag says nothing about the others.
	if (known?.digest === digest) return { ...known, ...rest, etag: undefined };
	const isLong = bytes > LONG_BYTES || items.length < total;
	const size = isLong ? { items: total, bytes, keptItems: items.length, keptBytes: bytes } : undefined;
	noteListSize(path, size);
	return { payload: items, bytes, digest, size, ...rest };
}

/** The content of a short text. A list with too many items is cut like a long one, and its text is not kept. */
async function shortAnswer(text: string, path: string): Promise<Pick<Received, "payload" | "text" | "size">> {
	try {
		const whole = withWholeCharacters(text);
		const payload: unknown = JSON.parse(whole);
		const limits = listLimits();
		if ((unwrapList(payload)?.length ?? 0) <= limits.maxItems) return { payload, text: whole };
		const { payload: newest, size } = await readJson([Buffer.from(text)], limits);
		return { payload: newest, size };
	} catch (cause) {
		throw new BackendFailure("malformed", path, { cause });
	}
}

function holdBack(path: string) {
	if (!tooLargeUntil.has(path)) {
		const maxBytes = environment().API_MAX_ANSWER_BYTES;
		log.error({ path, maxBytes }, "answer larger than API_MAX_ANSWER_BYTES: the last good content stays");
	}
	tooLargeUntil.set(path, performance.now() + TOO_LARGE_MS);
}
