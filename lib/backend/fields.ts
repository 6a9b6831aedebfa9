import { setImmediate } from "node:timers/promises";
import { decodeHTMLStrict } from "entities";
import { z } from "zod";
import { unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { isOptionalPath } from "#lib/backend/client/resources";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import { shownPicture } from "#lib/backend/picture-hosts";
import { log } from "#lib/platform/log";
import { type Block, textOfBlocks } from "#lib/text/blocks";

/*
 * Field types for the backend's answers, as tolerant as the answers require: ids may be numbers, numbers may be written as people
 * write them, anything may be null. Each returns a value of ours or undefined. A field of any other shape counts as absent and costs
 * nothing else. Every text is bounded here, so that no page or rule has to expect more.
 */

/** A line is cut beyond this: far more than a title or an excerpt, far less than what could do harm. */
const LINE_MAX_CHARACTERS = 1_000;
/** A longer address is none: cut, it would lead elsewhere. */
const ADDRESS_MAX_CHARACTERS = 2_000;
/** Longer than any spelling of a date. */
const DATE_MAX_CHARACTERS = 40;
const TEXT_MAX_CHARACTERS = 100_000;
/** The entries of a list inside an item, such as skills or pictures. */
const ENTRIES_MAX = 200;

/** Where a word or figure is inside an object: in a populated reference, or in MongoDB's extended JSON. */
const WORD_NAMES = [
	"name",
	"title",
	"label",
	"$oid",
	"$date",
	"$numberDecimal",
	"$numberInt",
	"$numberLong",
	"$numberDouble",
];
/** Where an address is inside an object: in what image hosts and upload libraries return. */
const ADDRESS_NAMES = ["secure_url", "image_url", "url", "src", "path"];

/** How deep objects and lists are searched for a value. */
const DEPTH_MAX = 3;

/**
 * The string or number that a field stands for: itself, the first such in a list, or what an object has under one of these names.
 * Undefined for every other shape.
 */
export function plainValue(
	value: unknown,
	names: readonly string[] = WORD_NAMES,
	depth = 0,
): string | number | undefined {
	if (typeof value === "string" || typeof value === "number") return value;
	if (typeof value !== "object" || value === null || depth === DEPTH_MAX) return undefined;
	const inside = Array.isArray(value)
		? value.slice(0, ENTRIES_MAX)
		: names.map((name) => valueUnder(value, name));
	for (const entry of inside) {
		const found = plainValue(entry, names, depth + 1);
		if (found !== undefined && found !== "") return found;
	}
	return undefined;
}

const valueUnder = (value: object, name: string): unknown =>
	Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

const stringOrNumber = z.union([z.string(), z.number()]).nullish();

const single = (names?: readonly string[]) =>
	z.preprocess((value) => plainValue(value, names), stringOrNumber).optional();

/** A list of single values. One value is a list of one; of a longer list than people write, the beginning is read. */
const several = (names?: readonly string[]) =>
	z
		.preprocess(
			(value) =>
				(Array.isArray(value) ? value.slice(0, ENTRIES_MAX) : [value]).map((entry) =>
					plainValue(entry, names),
				),
			z.union([z.array(stringOrNumber), z.string()]).nullish(),
		)
		.optional()
		.transform((value) =>
			(Array.isArray(value) ? value : []).filter((entry) => entry !== undefined && entry !== null),
		);

/**
 * A line of text, trimmed, with HTML reduced to its text and entities decoded. Blank, null, missing and of another shape are
 * undefined.
 */
export const text = single().transform((value) => lineOf(value) || undefined);

/** A long text as plain text, and as blocks if it came as HTML. */
type LongText = { plain: string; blocks?: Block[] };

/** A long text, plain or HTML. A list of texts is its paragraphs. Blank, null, missing and HTML without text are undefined. */
export const longText = z
	.preprocess(
		(value) =>
			Array.isArray(value)
				? value
						.slice(0, ENTRIES_MAX)
						.flatMap((entry) => plainValue(entry) ?? [])
						.join("\n\n")
				: plainValue(value),
		z
			.union([z.string(), z.number()])
			.meta({
				description:
					"Plain text, its newlines real or escaped, or HTML. Of HTML, p, br, strong, b, em, i, ul, ol, li, h3, h4 and links to http, https, mailto, tel or a path of the website are shown as what they are; of every other tag the text is shown, of img its alternative text; script, style and iframe are left out with their text. What is longer than 100,000 characters is cut.",
			})
			.nullish(),
	)
	.optional()
	.transform((value): LongText | undefined => {
		const given = String(value ?? "").trim();
		if (!isHtml(given)) {
			const plain = plainText(given);
			return plain ? { plain } : undefined;
		}
		const blocks = blocksOfHtml(given);
		return blocks.length > 0 ? { plain: textOfBlocks(blocks), blocks } : undefined;
	});

/** A value as a line: trimmed, HTML reduced to its text, entities decoded, cut at 1,000 characters. "" if there is none. */
export function lineOf(value: unknown): string {
	const given = String(value ?? "").trim();
	const words = isHtml(given) ? textOfBlocks(blocksOfHtml(given)).replace(/\s+/g, " ") : plainText(given);
	return beginning(words, LINE_MAX_CHARACTERS).trimEnd();
}

/**
 * Plain text with its entities decoded once, because editors send `&amp;` in titles, and with hard spaces as spaces, because they
 * send `&nbsp;` between all words. Only entities with a semicolon: '&copy=1' is part of an address.
 */
const plainText = (given: string): string =>
	decodeHTMLStrict(beginning(given, TEXT_MAX_CHARACTERS))
		.replace(/[\u00a0\u202f]/g, " ")
		.trim();

/** The beginning of a text, never with half a character at its end. */
const beginning = (given: string, maxCharacters: number): string =>
	given.length <= maxCharacters ? given : given.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");

/**
 * The address of a page, file or picture. One that begins with `www.` is on the web, not on this site. Blank, too long and of
 * another shape are undefined.
 */
export const address = single(ADDRESS_NAMES).transform(addressOf);

function addressOf(value: unknown): string | undefined {
	const given = String(value ?? "").trim();
	if (given === "" || given.length > ADDRESS_MAX_CHARACTERS) return undefined;
	const decoded = decodeHTMLStrict(given);
	return /^www\./i.test(decoded) ? `https://${decoded}` : decoded;
}

/**
 * A finite number. A string may have it as people write it: '1,200', 'GHS 1,200.50', '₵900', '15%', '47,000+'. Anything that says
 * more than one number and its unit is undefined, because half of it may be wrong.
 */
export const number = single().transform((value) => {
	const parsed = typeof value === "string" ? numberIn(value) : value;
	return typeof parsed === "number" && Number.isFinite(parsed) ? parsed : undefined;
});

const CURRENCY = "(?:GHS|GH₵|GH¢|GHc|₵|¢|cedis)";
const FIGURE = "[-+]?(?:\\d{1,3}(?:[, ]\\d{3})+|\\d+)(?:\\.\\d+)?(?:e[-+]?\\d{1,3})?";
const WRITTEN_NUMBER = new RegExp(`^${CURRENCY}? ?(${FIGURE}) ?(?:${CURRENCY}|[%+]|/-)?$`, "i");

function numberIn(written: string): number | undefined {
	if (written.length > DATE_MAX_CHARACTERS) return undefined;
	const figure = WRITTEN_NUMBER.exec(plainText(written).normalize("NFKC"))?.[1];
	return figure === undefined ? undefined : Number(figure.replace(/[, ]/g, ""));
}

/** A year, also as 'FY 2022' or '2023/2024', of which it is the first. */
export const year = single().transform((value) => {
	const digits = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(lineOf(value).normalize("NFKC"));
	return digits ? Number(digits[0]) : undefined;
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

/** A list of texts without blank ones; a single text is a list of one, an HTML list or several lines a list of several. */
export const texts = several().transform((value) => {
	const [only] = value;
	const entries = value.length === 1 && typeof only === "string" ? linesOf(only) : value;
	return entries.map(lineOf).filter(Boolean);
});

const linesOf = (text: string): string[] =>
	(isHtml(text) ? textOfBlocks(blocksOfHtml(text)) : text.slice(0, TEXT_MAX_CHARACTERS))
		.split(/\n|\\n/)
		.slice(0, ENTRIES_MAX);

/** The address of a picture that this site can show. Any other counts as absent, so that its place shows the fallback. */
export const pictureAddress = single(ADDRESS_NAMES).transform((value) => shownPicture(addressOf(value)));

/** Pictures as strings or as objects with their address; a list of addresses. */
export const images = several(ADDRESS_NAMES).transform((value) =>
	value.flatMap((entry) => shownPicture(addressOf(entry)) ?? []),
);

/** The names of a picture field. */
export const picture = { image: pictureAddress, image_url: pictureAddress, img: pictureAddress, images };

/** The picture of an item: `image`, else `image_url`, else `img`, else the first of `images`. */
export const pictureOf = (wire: { image?: string; image_url?: string; img?: string; images: string[] }) =>
	wire.image ?? wire.image_url ?? wire.img ?? wire.images[0];

/** The names of an id field. */
export const identifier = { id: text, _id: text };

/**
 * A time as ISO text in UTC, from a date or a date with time ('2026-07-10', '2026-07-10T08:00:00Z') or from the time since
 * 1970 in seconds or milliseconds; anything else is undefined. A time without a zone is Ghana time, which is UTC.
 */
export const moment = single().transform((value) => {
	const at = typeof value === "number" ? timeSince1970(value) : isoTime(value?.trim() ?? "");
	return Number.isNaN(at) || new Date(at).getTime() !== at ? undefined : new Date(at).toISOString();
});

/** Seconds stay below this number until the year 5138; milliseconds passed it in 1973. */
const timeSince1970 = (figure: number) => Math.round(figure < 1e11 ? figure * 1000 : figure);

function isoTime(text: string): number {
	if (text.length > DATE_MAX_CHARACTERS) return Number.NaN;
	if (/^\d{9,14}$/.test(text)) return timeSince1970(Number(text));
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

/** Reports that an item lacks this field, so that its list leaves it out. For the transform of a schema. */
export function unusable(context: z.RefinementCtx, field: string, message: string): never {
	context.addIssue({ code: "custom", path: [field], message });
	return z.NEVER;
}

/** The id of an item as text: `id`, else `_id`. */
export const idOf = (wire: { id?: string; _id?: string }) => wire.id ?? wire._id;

/**
 * Every item of a list that parses, in order. The others are dropped and logged, so that one malformed item never breaks
 * the list. A long list is parsed in slices, so that nothing else has to wait. Throws `BackendFailure('malformed')` if
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
	let begunAt = performance.now();
	const parsed: { parsed: T; place: number }[] = [];
	const dropped: { index: number; fields: string[] }[] = [];
	for (const [place, wire] of list.entries()) {
		const result = item.safeParse(wire);
		if (result.success) parsed.push({ parsed: result.data, place });
		else dropped.push({ index: place, fields: result.error.issues.map((issue) => issue.path.join(".")) });
		if (performance.now() - begunAt < SLICE_MS) continue;
		await setImmediate();
		begunAt = performance.now();
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

/** How long parsing may keep everything else waiting. */
const SLICE_MS = 5;
/** How many malformed items are logged: enough to find the cause. */
const DROPPED_MAX = 5;

/** One item, directly or under `data`. Throws `BackendFailure('malformed')` if it does not parse. */
export function parseItem<T>(payload: unknown, item: z.ZodType<T>, path: string): T {
	const result = item.safeParse(unwrapData(payload));
	if (!result.success) throw new BackendFailure("malformed", path, { cause: result.error });
	return result.data;
}
