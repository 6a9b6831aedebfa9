import { z } from "zod";
import { unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { isOptionalPath } from "#lib/backend/client/resources";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import { log } from "#lib/platform/log";
import { timeSlices } from "#lib/platform/time-slices";
import { type Block, textOfBlocks } from "#lib/text/blocks";

/*
 * Field types for the backend's answers, as tolerant as the answers require: ids may be numbers, numbers may be strings,
 * anything may be null. Each returns a value of ours or undefined.
 */

/** A line of text, trimmed, with HTML reduced to its text. Blank, null and missing are undefined. */
export const text = z
	.union([z.string(), z.number()])
	.nullish()
	.transform((value) => line(value) || undefined);

/** A long text as plain text, and as blocks if it came as HTML. */
export type LongText = { plain: string; blocks?: Block[] };

/** A long text, plain or HTML. Blank, null, missing and HTML without text are undefined. */
export const longText = z
	.union([z.string(), z.number()])
	.meta({
		description:
			"Plain text, its newlines real or escaped, or HTML. Of HTML, p, br, strong, b, em, i, ul, ol, li, h3, h4 and links to http, https, mailto, tel or a path of the website are shown as what they are; of every other tag the text is shown; script, style and iframe are left out with their text. What is longer than 100,000 characters of HTML is cut.",
	})
	.nullish()
	.transform((value): LongText | undefined => {
		const given = String(value ?? "").trim();
		if (!isHtml(given)) return given ? { plain: given } : undefined;
		const blocks = blocksOfHtml(given);
		return blocks.length > 0 ? { plain: textOfBlocks(blocks), blocks } : undefined;
	});

function line(value: unknown): string {
	const given = String(value ?? "").trim();
	return isHtml(given) ? textOfBlocks(blocksOfHtml(given)).replace(/\s+/g, " ") : given;
}

/** A finite number, from a number or numeric string; otherwise undefined. */
export const number = z
	.union([z.number(), z.string()])
	.nullish()
	.transform((value) => {
		const parsed = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
		return typeof parsed === "number" && Number.isFinite(parsed) ? parsed : undefined;
	});

/** Yes or no, from a boolean, 1 and 0, or the words yes, no, true and false; anything else is undefined. */
export const flag = z
	.union([z.boolean(), z.number(), z.string()])
	.nullish()
	.catch(undefined)
	.transform((value): boolean | undefined => {
		const word = String(value ?? "")
			.trim()
			.toLowerCase();
		if (["true", "yes", "1"].includes(word)) return true;
		return ["false", "no", "0"].includes(word) ? false : undefined;
	});

/** A list of texts without blank ones; a single text is a list of one. */
export const texts = z
	.union([z.array(z.union([z.string(), z.number()]).nullable()), z.string()])
	.nullish()
	.transform((value) => (Array.isArray(value) ? value : [value]).map(line).filter(Boolean));

const imageItem = z.union([z.string(), z.object({ image_url: text, url: text })]).nullable();

/** Pictures as strings or as `{ image_url }`; a list of addresses. */
export const images = z
	.array(imageItem)
	.nullish()
	.transform((items) =>
		(items ?? []).flatMap(
			(item) => (typeof item === "string" ? item.trim() : (item?.image_url ?? item?.url)) || [],
		),
	);

/** The names of a picture field. */
export const picture = { image: text, image_url: text, img: text, images };

/** The picture of an item: `image`, else `image_url`, else `img`, else the first of `images`. */
export const pictureOf = (wire: { image?: string; image_url?: string; img?: string; images: string[] }) =>
	wire.image ?? wire.image_url ?? wire.img ?? wire.images[0];

/** The names of an id field. */
export const identifier = { id: text, _id: text };

/**
 * A time as ISO text in UTC, from a date or a date with time ('2026-07-10', '2026-07-10T08:00:00Z') or from the time since
 * 1970 in seconds or milliseconds; anything else is undefined. A time without a zone is Ghana time, which is UTC.
 */
export const moment = z
	.union([z.string(), z.number()])
	.nullish()
	.catch(undefined)
	.transform((value) => {
		const at = typeof value === "number" ? timeSince1970(value) : isoTime(value?.trim() ?? "");
		return Number.isNaN(at) || new Date(at).getTime() !== at ? undefined : new Date(at).toISOString();
	});

/** Seconds stay below this number until the year 5138; milliseconds passed it in 1973. */
const timeSince1970 = (figure: number) => Math.round(figure < 1e11 ? figure * 1000 : figure);

function isoTime(text: string): number {
	if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return Number.NaN;
	if (!/\d:\d/.test(text)) return Date.parse(text);
	// PostgreSQL writes an offset of whole hours so: '+00'.
	const zoned = text.replace(/:\S*[+-]\d{2}$/, "$&:00");
	const isLocal = !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(zoned);
	return Date.parse(isLocal ? `${text.replace(" ", "T")}Z` : zoned);
}

/** The names of an item's publication and change dates, both optional (behaviour §3). */
export const dates = {
	published_at: moment,
	publishedAt: moment,
	created_at: moment,
	createdAt: moment,
	updated_at: moment,
	updatedAt: moment,
};

/** When an item was published and last changed. Dates that the backend does not give are absent, never guessed. */
export function datesOf(wire: { [Name in keyof typeof dates]?: string | undefined }): {
	publishedAt?: string;
	changedAt?: string;
} {
	const publishedAt = wire.published_at ?? wire.publishedAt ?? wire.created_at ?? wire.createdAt;
	const changedAt = wire.updated_at ?? wire.updatedAt ?? publishedAt;
	return { ...(publishedAt && { publishedAt }), ...(changedAt && { changedAt }) };
}

/** The id of an item as text: `id`, else `_id`. */
export const idOf = (wire: { id?: string; _id?: string }) => wire.id ?? wire._id;

/**
 * Every item of a list that parses, in order. The others are dropped and logged, so that one malformed item never breaks
 * the list. A long list is parsed in time slices, so that nothing else has to wait. Throws `BackendFailure('malformed')` if
 * there is no list, or if no item of a non-empty list parses.
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
	const giveWay = timeSlices();
	const parsed: { parsed: T; place: number }[] = [];
	const dropped: { index: number; fields: string[] }[] = [];
	for (const [place, wire] of list.entries()) {
		const result = item.safeParse(wire);
		if (result.success) parsed.push({ parsed: result.data, place });
		else dropped.push({ index: place, fields: result.error.issues.map((issue) => issue.path.join(".")) });
		const wait = giveWay();
		if (wait) await wait;
	}
	if (dropped.length > 0)
		log.warn({ path, items: dropped.length, first: dropped.slice(0, DROPPED_MAX) }, "items dropped");
	if (parsed.length === 0 && list.length > 0) throw new BackendFailure("malformed", path);
	return parsed;
}

/**
 * The list of an answer. An optional list that is null is empty: so Go sends an empty slice. Throws
 * `BackendFailure('malformed')` if there is no list.
 */
export function listOf(payload: unknown, path: string): unknown[] {
	const list = unwrapList(payload);
	if (list) return list;
	if (isOptionalPath(path) && unwrapData(unwrapData(payload)) === null) return [];
	throw new BackendFailure("malformed", path);
}

/** How many malformed items are logged: enough to find the cause. */
const DROPPED_MAX = 5;

/** One item, directly or under `data`. Throws `BackendFailure('malformed')` if it does not parse. */
export function parseItem<T>(payload: unknown, item: z.ZodType<T>, path: string): T {
	const result = item.safeParse(unwrapData(payload));
	if (!result.success) throw new BackendFailure("malformed", path, { cause: result.error });
	return result.data;
}
