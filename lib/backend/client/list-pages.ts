import { createHash } from "node:crypto";
import { z } from "zod";
import { unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { type HttpAnswer, httpAnswer } from "#lib/backend/client/http";
import { type ListLimits, LONG_BYTES, parseJson } from "#lib/backend/client/json-stream";
import { itemId, itemsNotIn, type ListChanges, type ListPart } from "#lib/backend/client/list-changes";
import { type LongPages, readLongPages } from "#lib/backend/client/long-answer";

/**
 * What a backend may announce in `meta`, beside `data`, to send less at a time. All of it is optional; unreadable values
 * count as not announced.
 */
export type ListMeta = {
	/** `data` is the first page, with this many items per page and `total` in all, newest first. */
	limit?: number;
	total?: number;
	/** The time on the backend's clock at which the list was current. The backend can be asked for changes since then. */
	asOf?: string;
};

const listMeta = z.object({
	limit: z.int().min(1).optional().catch(undefined),
	total: z.int().min(0).optional().catch(undefined),
	as_of: z.iso.datetime({ offset: true }).optional().catch(undefined),
});
const listAnswer = z.object({ meta: listMeta });
const changesAnswer = z.object({
	meta: listMeta.required({ as_of: true }),
	deleted: z.array(z.union([z.string(), z.number()])).default([]),
});

/** Limits the calls for one list: pages beyond this number are not read. */
const PAGES_MAX = 200;

/** What an answer announces. `answer` is its JSON, with or without the items of its list. */
export function listMetaOf(answer: unknown): ListMeta {
	const { data } = listAnswer.safeParse(answer);
	if (!data) return {};
	const { limit, total, as_of: asOf } = data.meta;
	return { limit, total, asOf };
}

/** A list that was read in pages: its items, or a long one in the hands of another thread. */
export type PagedList = { bytes: number; digest: string; total: number } & (
	| { items: unknown[]; long?: undefined }
	| { items?: undefined; long: LongPages }
);

/**
 * The list whose first page was read, with its further pages: `GET {path}?page=2&limit={limit}` and so on, one after the
 * other, as far as `limits` allow. An item that moves to the next page meanwhile is kept once. A page without a new item is
 * the last, whatever the backend's total says; `total` is then the number of items. If all pages will be a long text, another
 * thread parses them. Throws `BackendFailure` if any page fails.
 */
export async function withFurtherPages(
	base: string,
	path: string,
	first: HttpAnswer,
	{ limit = 0, total = 0 }: ListMeta,
	{ maxItems, ...limits }: ListLimits,
): Promise<PagedList> {
	const isLong = (first.bytes * total) / limit > LONG_BYTES;
	const pages = isLong ? await readLongPages(path) : shortPages(path, limits);
	try {
		const digests = [first.digest];
		let { bytes } = first;
		let items = await pages.add(first);
		let hasEnded = false;
		const count = Math.min(Math.ceil(total / limit), PAGES_MAX);
		for (let page = 2; page <= count && items < maxItems && bytes < pages.maxBytes; page++) {
			const answer = await httpAnswer(base, `${path}?page=${page}&limit=${limit}`);
			if (!answer) throw new BackendFailure("malformed", path);
			const added = await pages.add(answer);
			// A backend without pages sends the same items again.
			hasEnded = added === 0 || digests.includes(answer.digest);
			if (hasEnded) break;
			items += added;
			bytes += answer.bytes;
			digests.push(answer.digest);
		}
		const known = { bytes, digest: digestOf(digests), total: hasEnded ? items : total };
		return "items" in pages ? { ...known, items: pages.items.slice(0, maxItems) } : { ...known, long: pages };
	} catch (cause) {
		if ("drop" in pages) pages.drop();
		throw cause instanceof SyntaxError ? new BackendFailure("malformed", path, { cause }) : cause;
	}
}

function shortPages(path: string, { maxBytes }: Pick<ListLimits, "maxBytes">) {
	const items: unknown[] = [];
	const known = new Set<string>();
	return {
		maxBytes,
		items,
		async add(page: HttpAnswer): Promise<number> {
			const added = itemsNotIn(known, (await partOf(page, path)).items);
			items.push(...added);
			return added.length;
		},
	};
}

/**
 * The changes of a list since a time that the backend gave: `GET {path}?updated_since={asOf}`. Undefined if the backend
 * cannot tell: it refuses (4xx), answers in another shape, sends only a page of too many changes or an item without an id, or
 * its clock went back. Throws `BackendFailure` for any other failure.
 */
export async function changesSince(
	base: string,
	path: string,
	asOf: string,
): Promise<ListChanges | undefined> {
	try {
		const answer = await httpAnswer(base, `${path}?updated_since=${encodeURIComponent(asOf)}`);
		const changed = await partOf(answer, path);
		const { data } = changesAnswer.safeParse(changed.envelope);
		if (!data || (data.meta.total ?? 0) > changed.items.length) return undefined;
		if (Date.parse(data.meta.as_of) < Date.parse(asOf)) return undefined;
		if (changed.items.some((item) => itemId(item) === undefined)) return undefined;
		return { changed, deleted: new Set(data.deleted.map(String)), asOf: data.meta.as_of };
	} catch (error) {
		const isRefused = error instanceof BackendFailure && Math.floor((error.status ?? 0) / 100) === 4;
		if (isRefused) return undefined;
		throw error;
	}
}

/** One digest for several answers. It changes when any of them does. */
export const digestOf = (digests: readonly string[]): string =>
	createHash("sha256").update(digests.join("\n")).digest("base64");

async function partOf(
	answer: HttpAnswer | undefined,
	path: string,
): Promise<ListPart & { envelope: unknown }> {
	if (!answer) throw new BackendFailure("malformed", path);
	const payload = answer.long ? await answer.long.raw() : payloadOf(answer.text, path);
	const items = unwrapList(payload);
	if (!items) throw new BackendFailure("malformed", path);
	const { bytes, digest, long } = answer;
	return { items, bytes, digest, envelope: long ? long.envelope : payload };
}

function payloadOf(text: string, path: string): unknown {
	try {
		return parseJson(text);
	} catch (cause) {
		throw new BackendFailure("malformed", path, { cause });
	}
}
