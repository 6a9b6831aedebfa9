import { createHash } from "node:crypto";
import { timeSlices } from "#lib/platform/time-slices";

/** Limits of what is kept of a list: the number of items, and the bytes of their JSON. */
export type ListLimits = { maxItems: number; maxBytes: number };

/** How much of a list was kept, out of how much. */
export type ListSize = { items: number; bytes: number; keptItems: number; keptBytes: number };

/** The bytes of a text at which an item begins and ends. */
export type Place = readonly [start: number, end: number];

export type JsonAnswer = {
	/** SHA-256 of the text (base64), which identifies an unchanged answer. */
	digest: string;
	bytes: number;
	/** The content: the list without its envelope, if it is a list. */
	payload?: unknown;
	/** The list's envelope, around an empty list. */
	envelope?: unknown;
	/** Present if `payload` is a list. */
	size?: ListSize;
	/** Where each item of `payload` stands in the text: the bytes at which it begins and ends. */
	places?: readonly Place[];
};

/** A longer text is never held or parsed in one piece. */
export const LONG_BYTES = 512 * 1024;

/**
 * Reads JSON text. The items of a list (`[…]`, `{"data":[…]}`, `{"data":{"data":[…]}}`) are parsed one by one as they arrive, in time
 * slices, so that nothing else has to wait. `field` is the field of an object that contains the list, with or without its envelope.
 * If there are more items than `limits` allow, the newest by date are kept; without dates, the first. Throws a `SyntaxError` for
 * anything but JSON, and whatever reading throws.
 */
export async function readJson(
	chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
	limits: ListLimits,
	field?: string,
): Promise<JsonAnswer> {
	const reader = new LongJsonReader(limits, field);
	for await (const chunk of chunks) await reader.add(chunk);
	return reader.end();
}

/** A short text with its digest: SHA-256 (base64). */
export function shortText(chunks: readonly Buffer[]): { digest: string; bytes: number; text: string } {
	const text = Buffer.concat(chunks);
	const digest = createHash("sha256").update(text).digest("base64");
	return { digest, bytes: text.length, text: text.toString("utf8") };
}

/** Reads JSON text chunk by chunk, like `readJson`. */
export class LongJsonReader {
	readonly #hash = createHash("sha256");
	readonly #list: ListParser;
	#bytes = 0;

	constructor(limits: ListLimits, field?: string) {
		this.#list = new ListParser(limits, field);
	}

	async add(chunk: Buffer): Promise<void> {
		this.#bytes += chunk.length;
		this.#hash.update(chunk);
		await this.#list.add(chunk);
	}

	/** The answer, after the last chunk. Throws a `SyntaxError`. */
	end(): JsonAnswer {
		return { digest: this.#hash.digest("base64"), bytes: this.#bytes, ...this.#list.result() };
	}
}

/**
 * Half of a surrogate pair, escaped, without its other half: what remains when a backend cuts a text in the middle of an
 * emoji. It cannot be part of an address, so every page with such a link would fail.
 */
const HALF_CHARACTER =
	/\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F][\da-fA-F]{2})|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}/g;

/** The JSON text with halves of surrogate pairs replaced. */
export const withWholeCharacters = (text: string): string =>
	text.includes("\\u") ? text.replace(HALF_CHARACTER, "\\ufffd") : text;

/** The value of a JSON text, with halves of surrogate pairs replaced. Throws `SyntaxError`. */
export const parseJson = (text: string): unknown => JSON.parse(withWholeCharacters(text));

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

/** Much less work than a time slice. */
const STEP_BYTES = 4_096;

/**
 * Longer ones are rejected: parsed, three bytes may become an object of forty, and nothing interrupts `JSON.parse` before it
 * has filled the memory.
 */
const ITEM_BYTES_MAX = 4 * 1024 * 1024;
const ENVELOPE_BYTES_MAX = 16 * 1024 * 1024;

/** Envelopes are nested no deeper than this. */
const MAX_ENVELOPES = 2;

type KeptItem = { item: unknown; bytes: number; time: number; place: number; start: number };

/**
 * Splits the bytes of a JSON text into its envelope and the items of its list. In UTF-8 none of the bytes above occurs
 * inside a character.
 */
class ListParser {
	readonly #limits: ListLimits;
	readonly #field: string | undefined;
	readonly #giveWay = timeSlices();
	/** The text outside the list. */
	readonly #envelope: Buffer[] = [];
	/** The beginning of an item whose rest has not arrived yet. */
	#begun: Buffer[] = [];
	#inString = false;
	#isEscaped = false;
	/**
	 * Open containers outside the list, innermost last: whether each is an object that may lead to the list, and its latest
	 * key.
	 */
	readonly #open: { isOnTheWay: boolean; key: string | undefined }[] = [];
	#key: Buffer[] = [];
	#isInList = false;
	#wasInList = false;
	/** Containers open inside the item. */
	#depth = 0;
	#kept: KeptItem[] = [];
	#keptBytes = 0;
	#items = 0;
	#listBytes = 0;
	/** The length of the chunks before the current one. */
	#before = 0;

	constructor(limits: ListLimits, field?: string) {
		this.#limits = limits;
		this.#field = field;
	}

	async add(chunk: Buffer): Promise<void> {
		let at = 0;
		while (at < chunk.length) {
			at = this.#isInList ? await this.#addItems(chunk, at) : this.#addEnvelope(chunk, at);
			await this.#giveWay();
		}
		this.#before += chunk.length;
	}

	result(): Pick<JsonAnswer, "payload" | "envelope" | "size" | "places"> {
		if (this.#isInList) throw new SyntaxError("The list has no end");
		const text = Buffer.concat(this.#envelope);
		if (text.length > ENVELOPE_BYTES_MAX) throw new SyntaxError("The text outside the list is too long");
		const envelope = parseJson(text.toString("utf8"));
		if (!this.#wasInList) return { payload: envelope };
		this.#dropOldest(1);
		return {
			envelope,
			payload: this.#kept.map(({ item }) => item),
			places: this.#kept.map(({ start, bytes }) => [start, start + bytes]),
			size: {
				items: this.#items,
				bytes: this.#listBytes,
				keptItems: this.#kept.length,
				keptBytes: this.#keptBytes,
			},
		};
	}

	/** Reads up to the beginning of the list. Returns the position after it, or after the chunk. */
	#addEnvelope(chunk: Buffer, from: number): number {
		let keyFrom = this.#inString ? from : -1;
		for (let at = from; at < chunk.length; at++) {
			const byte = chunk[at];
			if (this.#inString) {
				if (this.#isEscaped) this.#isEscaped = false;
				else if (byte === BACKSLASH) this.#isEscaped = true;
				else if (byte === QUOTE) {
					this.#inString = false;
					this.#key.push(chunk.subarray(keyFrom, at));
				}
			} else if (byte === QUOTE) {
				this.#inString = true;
				this.#key = [];
				keyFrom = at + 1;
			} else if (byte === COLON) {
				const container = this.#open.at(-1);
				// Only an object on the way to the list needs its keys.
				if (container?.isOnTheWay) container.key = Buffer.concat(this.#key).toString("utf8");
			} else if (byte === OPEN_OBJECT) {
				this.#open.push({ isOnTheWay: this.#isOnTheWay(), key: undefined });
			} else if (byte === OPEN_LIST) {
				if (this.#isOnTheWay() && !this.#wasInList) {
					this.#envelope.push(chunk.subarray(from, at + 1));
					this.#isInList = true;
					this.#wasInList = true;
					return at + 1;
				}
				this.#open.push({ isOnTheWay: false, key: undefined });
			} else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#open.pop();
		}
		if (this.#inString) this.#key.push(chunk.subarray(keyFrom));
		this.#envelope.push(chunk.subarray(from));
		return chunk.length;
	}

	/** Whether the value that begins here may be the list or contain it. */
	#isOnTheWay(): boolean {
		const depth = this.#open.length;
		const prefix = this.#field === undefined ? 0 : 1;
		if (depth === 0) return true;
		const container = this.#open[depth - 1];
		const key = depth <= prefix ? this.#field : "data";
		return depth <= prefix + MAX_ENVELOPES && container?.isOnTheWay === true && container.key === key;
	}

	/** Reads up to the end of the list. Returns the position of its closing bracket, or after the chunk. */
	async #addItems(chunk: Buffer, from: number): Promise<number> {
		let itemFrom = from;
		let checkedAt = from;
		for (let at = from; at < chunk.length; at++) {
			const byte = chunk[at];
			if (this.#inString) {
				if (this.#isEscaped) this.#isEscaped = false;
				else if (byte === BACKSLASH) this.#isEscaped = true;
				else if (byte === QUOTE) this.#inString = false;
			} else if (byte === QUOTE) this.#inString = true;
			else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
			else if (this.#depth > 0 && (byte === CLOSE_OBJECT || byte === CLOSE_LIST)) this.#depth -= 1;
			else if (this.#depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) {
				this.#endItem(chunk.subarray(itemFrom, at), this.#before + at, byte === COMMA);
				itemFrom = at + 1;
				if (byte === CLOSE_LIST) {
					this.#isInList = false;
					return at;
				}
				// Items may be tiny, and reading the clock costs more than reading one.
				if (at - checkedAt > STEP_BYTES) {
					checkedAt = at;
					await this.#giveWay();
				}
			}
		}
		this.#begun.push(chunk.subarray(itemFrom));
		return chunk.length;
	}

	#endItem(rest: Buffer, end: number, isFollowed: boolean) {
		const bytes = this.#begun.length > 0 ? Buffer.concat([...this.#begun.splice(0), rest]) : rest;
		// After a comma there must be an item; an empty list has none.
		if (isBlank(bytes)) {
			if (isFollowed || this.#items > 0) throw new SyntaxError("An item is missing in the list");
			return;
		}
		if (bytes.length > ITEM_BYTES_MAX) throw new SyntaxError("An item is too long");
		const item = parseJson(bytes.toString("utf8"));
		const start = end - bytes.length;
		this.#kept.push({ item, bytes: bytes.length, time: timeOf(item), place: this.#items, start });
		this.#items += 1;
		this.#keptBytes += bytes.length;
		this.#listBytes += bytes.length;
		this.#dropOldest(SLACK);
	}

	/** Drops the oldest items once there are `slack` times more than the limits allow. */
	#dropOldest(slack: number) {
		const { maxItems, maxBytes } = this.#limits;
		if (this.#kept.length <= maxItems * slack && this.#keptBytes <= maxBytes * slack) return;
		this.#kept = newestWithin(this.#kept, this.#limits);
		this.#keptBytes = this.#kept.reduce((sum, { bytes }) => sum + bytes, 0);
	}
}

/** The newest items that fit the limits, in their order. */
export function newestWithin<T extends { bytes: number; time: number; place: number }>(
	items: readonly T[],
	{ maxItems, maxBytes }: ListLimits,
): T[] {
	let bytes = 0;
	return items
		.toSorted((a, b) => b.time - a.time || a.place - b.place)
		.filter((each, at) => {
			if (at >= maxItems || bytes + each.bytes > maxBytes) return false;
			bytes += each.bytes;
			return true;
		})
		.sort((a, b) => a.place - b.place);
}

/** Makes dropping rare. */
const SLACK = 1.5;

function isBlank(bytes: Buffer): boolean {
	for (const byte of bytes) if (byte > SPACE) return false;
	return true;
}

const DATES = ["published_at", "publishedAt", "created_at", "createdAt", "updated_at", "updatedAt"];

/** An item's date in milliseconds. Without a date it counts as the oldest. */
export function timeOf(item: unknown): number {
	if (typeof item !== "object" || item === null) return Number.NEGATIVE_INFINITY;
	const wire = item as Record<string, unknown>;
	for (const name of DATES) {
		const value = wire[name];
		if (typeof value === "number") return value < 1e11 ? value * 1_000 : value;
		const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
		if (!Number.isNaN(time)) return time;
	}
	return Number.NEGATIVE_INFINITY;
}
