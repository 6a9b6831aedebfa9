import { type ListLimits, newestWithin } from "#lib/backend/client/json-stream";
import { equalShare } from "#lib/text/equal-share";

/** A parsed item: when it was published, in milliseconds, and its place in the backend's list. */
export type PlacedItem = { parsed: object; time: number; place: number };

/** What a long list keeps of its long texts in all, in characters. Far more than search, which reads them, indexes. */
const LETTERS_MAX = 2_000_000;
/** The newest items stay whole: feeds show their texts. */
const WHOLE_ITEMS = 50;

/**
 * What memory keeps of a long list: the newest items that fit the limits, in order, each with the beginnings of its long texts,
 * cut to the same length, so that all of them fit. The newest items stay whole. `bytes` is the size of an item's JSON.
 */
export function listIndex(
	items: readonly PlacedItem[],
	longTexts: readonly string[],
	limits: ListLimits,
	lettersMax = LETTERS_MAX,
): (PlacedItem & { bytes: number })[] {
	const newest = items
		.toSorted((a, b) => b.time - a.time || a.place - b.place)
		.slice(0, longTexts.length > 0 ? limits.maxItems : undefined);
	const wholes = new Set(newest.slice(0, WHOLE_ITEMS));
	const cuttable = newest.filter((item) => !wholes.has(item));
	const lengths = cuttable.flatMap(({ parsed }) => texts(parsed, longTexts).map((text) => text.length));
	const maxLength = equalShare(lengths, lettersMax);
	const indexed = newest.map((item) => {
		const parsed = wholes.has(item) ? item.parsed : beginningsOf(item.parsed, longTexts, maxLength);
		return { ...item, parsed, bytes: Buffer.byteLength(JSON.stringify(parsed)) };
	});
	return newestWithin(indexed, limits);
}

const texts = (item: object, longTexts: readonly string[]) =>
	longTexts.flatMap((name) => {
		const value = (item as Record<string, unknown>)[name];
		return typeof value === "string" ? value : [];
	});

/** The item with its long texts cut. A text in another form (blocks) is left out once its plain form is cut. */
function beginningsOf(item: object, longTexts: readonly string[], maxLength: number): object {
	if (texts(item, longTexts).every(({ length }) => length <= maxLength)) return item;
	return Object.fromEntries(
		Object.entries(item).flatMap(([name, value]) => {
			if (!longTexts.includes(name)) return [[name, value]];
			return typeof value === "string" ? [[name, beginningOf(value, maxLength)]] : [];
		}),
	);
}

/** Cut between words. */
function beginningOf(text: string, maxLength: number): string {
	if (text.length <= maxLength) return text;
	return text.slice(0, Math.max(0, text.lastIndexOf(" ", maxLength)));
}
