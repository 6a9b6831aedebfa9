import { polyglotFinding } from "#lib/submissions/cv/polyglot";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

/**
 * Checks a picture's container: it must end where its format says. The content is not decoded. Phone photos may have further
 * pictures after the first (depth, brightness) and Samsung's trailer.
 */
export function pictureFinding(type: "jpg" | "png", content: Buffer): CvFinding | undefined {
	const polyglot = polyglotFinding(content);
	if (polyglot) return polyglot;
	const end = type === "png" ? endOfPng(content) : endOfJpegs(content);
	if (end === undefined) return "damaged";
	const rest = content.subarray(end);
	return isPadding(rest) || (type === "jpg" && isSamsungTrailer(rest)) ? undefined : "appended";
}

const PNG_SIGNATURE_BYTES = 8;

/** Where the last chunk of a PNG ends; undefined if there is none. */
function endOfPng(content: Buffer): number | undefined {
	for (let at = PNG_SIGNATURE_BYTES; at + 12 <= content.length; ) {
		const name = content.toString("latin1", at + 4, at + 8);
		at += 12 + content.readUInt32BE(at);
		if (name === "IEND") return at <= content.length ? at : undefined;
	}
	return undefined;
}

/** Where the last of several consecutive JPEGs ends; undefined if the first does not end. */
function endOfJpegs(content: Buffer): number | undefined {
	let end: number | undefined;
	for (let start = 0; content[start] === 0xff && content[start + 1] === 0xd8; ) {
		const next = endOfJpeg(content, start);
		if (next === undefined) return end;
		end = next;
		start = next;
		while (content[start] === 0) start += 1;
	}
	return end;
}

function endOfJpeg(content: Buffer, start: number): number | undefined {
	for (let at = start + 2; at + 2 <= content.length; ) {
		// Segments are separated by 0xff and the type of the next; more 0xff may be padding.
		if (content[at] !== 0xff) return undefined;
		const marker = content[at + 1] ?? 0;
		if (marker === 0xff) at += 1;
		else if (marker === 0xd9) return at + 2;
		else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
		else if (at + 4 > content.length) return undefined;
		else {
			at += 2 + content.readUInt16BE(at + 2);
			if (marker === 0xda) at = endOfScan(content, at);
		}
	}
	return undefined;
}

/** Compressed data continues until a marker that is neither an escaped 0xff nor a restart. */
function endOfScan(content: Buffer, from: number): number {
	let at = content.indexOf(0xff, from);
	while (at >= 0 && at + 1 < content.length) {
		const next = content[at + 1] ?? 0;
		if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
		at = content.indexOf(0xff, at + 2);
	}
	return content.length;
}

const isPadding = (rest: Buffer) => rest.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d);

/**
 * What Samsung phones append to a picture: blocks, then a table of their positions, its length and an end mark. Every byte
 * must belong to a block or to the table.
 */
function isSamsungTrailer(rest: Buffer): boolean {
	if (rest.length < 20 || rest.toString("latin1", rest.length - 4) !== "SEFT") return false;
	const table = rest.length - 8 - rest.readUInt32LE(rest.length - 8);
	if (table < 0 || rest.toString("latin1", table, table + 4) !== "SEFH") return false;
	const count = rest.readUInt32LE(table + 8);
	if (table + 12 + 12 * count !== rest.length - 8) return false;
	const blocks = Array.from({ length: count }, (_, index) => {
		const at = table + 12 + 12 * index;
		const start = table - rest.readUInt32LE(at + 4);
		return { start, end: start + rest.readUInt32LE(at + 8) };
	}).toSorted((a, b) => a.start - b.start);
	let covered = 0;
	for (const { start, end } of blocks) {
		if (start < 0 || end > table || !isPadding(rest.subarray(covered, Math.max(covered, start))))
			return false;
		covered = Math.max(covered, end);
	}
	return isPadding(rest.subarray(covered, table));
}
